import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  ClientFrameSchema,
  PROTOCOL,
  Reason,
  ServerFrameSchema,
  type ClientFrame,
  type Refused,
  type ServerFrame,
} from './messages';
import { OUTDATED, REPLACED, type Dial, type Transport } from './transport';
import { waitBefore } from './backoff';

/** The server's answer was no, with a reason for us and words for the player. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.words || 'The server refused this.');
  }
}

/** The connection went before the answer came. Whether it was done is not known. */
export class LostError extends Error {
  constructor() {
    super('The connection was lost before an answer came.');
  }
}

export type Standing =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'waiting'; until: number }
  | { is: 'replaced' }
  | { is: 'outdated' }
  | { is: 'closed' };

export type Request = ClientFrame['body'];
export type Reply<Case> = Extract<ServerFrame['body'], { case: Case }>['value'];
export type ReplyCase = Exclude<ServerFrame['body']['case'], undefined>;

export interface Listener {
  /** Hello was answered: from here on requests can be made. */
  opened?(): void;
  standing?(standing: Standing): void;
  /** A frame that answers nothing: a picture, an update, a change of the match's card. */
  told?(body: ServerFrame['body']): void;
}

interface Waiting {
  done(body: ServerFrame['body']): void;
  failed(error: Error): void;
}

/**
 * One connection to the server: says hello, numbers requests and hands their answers back, and
 * dials again by itself when it is lost. It knows nothing of a match.
 */
export class Connection {
  standing: Standing = { is: 'closed' };
  private transport: Transport | undefined;
  private generation = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRequest = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<Listener>();

  constructor(private readonly dial: Dial) {}

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Dials, now. Also what "try now" and "play here instead" do. */
  open(): void {
    if (this.standing.is === 'connecting' || this.standing.is === 'open') return;
    clearTimeout(this.timer);
    const generation = ++this.generation;
    const current = () => generation === this.generation;
    this.stand({ is: 'connecting' });
    this.transport = this.dial({
      opened: () => current() && void this.greet(),
      received: (bytes) => current() && this.receive(bytes),
      closed: (code) => current() && this.lose(code),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.generation++;
    this.transport?.close();
    this.failAll();
    this.stand({ is: 'closed' });
  }

  /** Resolves once requests can be made. */
  ready(): Promise<void> {
    if (this.standing.is === 'open') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.listen({
        opened: () => {
          stop();
          resolve();
        },
      });
    });
  }

  async request<Case extends ReplyCase>(body: Request, expected: Case): Promise<Reply<Case>> {
    if (this.standing.is !== 'open') throw new LostError();
    return this.send(body, expected);
  }

  private async send<Case extends ReplyCase>(body: Request, expected: Case): Promise<Reply<Case>> {
    const request = ++this.lastRequest;
    const reply = await new Promise<ServerFrame['body']>((done, failed) => {
      this.waiting.set(request, { done, failed });
      this.transport!.send(
        toBinary(ClientFrameSchema, create(ClientFrameSchema, { request, body })),
      );
    });
    if (reply.case === 'refused') throw new RefusedError(reply.value);
    if (reply.case !== expected) throw new Error(`asked for ${expected}, was told ${reply.case}`);
    return reply.value as Reply<Case>;
  }

  private async greet(): Promise<void> {
    try {
      await this.send(
        {
          case: 'hello',
          value: { $typeName: 'galloper.play.v1.Hello', protocol: PROTOCOL, client: 'web 1' },
        },
        'welcome',
      );
    } catch (error) {
      // One that is lost comes back by itself; one that is turned away for now is let go, to come back.
      if (!(error instanceof RefusedError)) return;
      if (error.refused.reason === Reason.RELOAD) this.stop({ is: 'outdated' });
      else this.transport?.close();
      return;
    }
    this.attempt = 0;
    this.stand({ is: 'open' });
    for (const listener of [...this.listeners]) listener.opened?.();
  }

  private receive(bytes: Uint8Array): void {
    const frame = fromBinary(ServerFrameSchema, bytes);
    const waiting = this.waiting.get(frame.request);
    const streamed = ['fresh', 'told', 'changed'].includes(frame.body.case ?? '');
    if (frame.request !== 0 && waiting && !streamed) {
      this.waiting.delete(frame.request);
      waiting.done(frame.body);
      return;
    }
    for (const listener of [...this.listeners]) listener.told?.(frame.body);
  }

  private lose(code: number): void {
    this.failAll();
    if (this.standing.is === 'outdated') return;
    if (code === REPLACED) {
      this.stop({ is: 'replaced' });
      return;
    }
    if (code === OUTDATED) {
      this.stop({ is: 'outdated' });
      return;
    }
    const wait = waitBefore(this.attempt++);
    this.stand({ is: 'waiting', until: Date.now() + wait });
    this.timer = setTimeout(() => this.open(), wait);
  }

  private stop(standing: Standing): void {
    this.generation++;
    this.transport?.close();
    this.stand(standing);
  }

  private failAll(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.failed(new LostError());
  }

  private stand(standing: Standing): void {
    this.standing = standing;
    for (const listener of [...this.listeners]) listener.standing?.(standing);
  }
}
