import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import {
  ClientFrameSchema,
  ServerFrameSchema,
  UpdateSchema,
  type ClientFrame,
} from '../src/protocol/messages';
import type { Dial, Handlers } from '../src/protocol/transport';

type Body = NonNullable<MessageInitShape<typeof ServerFrameSchema>['body']>;

/** A server's end of a wire, in a test's hand. Each dial is a new link. */
export class Wire {
  links: Link[] = [];
  readonly dial: Dial = (handlers) => {
    const link = new Link(handlers);
    this.links.push(link);
    return link;
  };

  get link(): Link {
    return this.links[this.links.length - 1]!;
  }
}

export class Link {
  readonly frames: ClientFrame[] = [];
  closed = false;

  constructor(private readonly handlers: Handlers) {}

  send(bytes: Uint8Array): void {
    this.frames.push(fromBinary(ClientFrameSchema, bytes));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.handlers.opened();
  }

  cut(code = 1006): void {
    this.handlers.closed(code);
  }

  tell(body: Body, request = 0): void {
    this.handlers.received(
      toBinary(ServerFrameSchema, create(ServerFrameSchema, { request, body })),
    );
  }

  /** The last frame of a kind that the client sent. */
  last(kind: ClientFrame['body']['case']): ClientFrame | undefined {
    return this.frames.filter((frame) => frame.body.case === kind).pop();
  }

  async answer(kind: ClientFrame['body']['case'], body: Body): Promise<void> {
    this.tell(body, this.last(kind)!.request);
    await settle();
  }

  async welcome(): Promise<void> {
    this.open();
    await settle();
    await this.answer('hello', { case: 'welcome', value: { protocol: 1, server: 'test' } });
  }

  update(init: MessageInitShape<typeof UpdateSchema>): void {
    this.tell({ case: 'told', value: toBinary(UpdateSchema, create(UpdateSchema, init)) });
  }
}

/** Lets promises that are ready run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

export class MemoryShelf {
  private readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}
