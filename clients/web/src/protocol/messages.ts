// The generated protocol in one place, so that the rest of the client does not name its files.
export * from '../generated/galloper/play/v1/archive_pb';
export * from '../generated/galloper/play/v1/lobby_pb';
export * from '../generated/galloper/play/v1/offer_pb';
export * from '../generated/galloper/play/v1/picture_pb';
export * from '../generated/galloper/play/v1/session_pb';

/** The protocol that this client speaks. A server with another one tells us to reload. */
export const PROTOCOL = 1;
