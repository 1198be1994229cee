// What carries frames. The real one is a WebSocket; tests and the development table bring their own.

export interface Handlers {
  opened(): void;
  received(bytes: Uint8Array): void;
  /** Called exactly once, also when the connection never opened. */
  closed(code: number): void;
}

export interface Transport {
  send(bytes: Uint8Array): void;
  close(): void;
}

export type Dial = (handlers: Handlers) => Transport;

/** Close code: another window sat down on this seat. Do not come back. */
export const REPLACED = 4001;
/** Close code: this client is too old or too new. */
export const OUTDATED = 4002;

export function webSocketDial(url: string): Dial {
  return (handlers) => {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    let closed = false;
    const close = (code: number) => {
      if (!closed) handlers.closed(code);
      closed = true;
    };
    socket.onopen = () => handlers.opened();
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (event.data instanceof ArrayBuffer) handlers.received(new Uint8Array(event.data));
    };
    socket.onclose = (event) => close(event.code);
    return {
      send: (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
      close: () => {
        socket.close(1000);
        close(1000);
      },
    };
  };
}

/** The server that this page came from. */
export function playAddress(location: { protocol: string; host: string }): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/play`;
}
