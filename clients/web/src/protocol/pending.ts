import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { bytesOf, hexOf } from '../base/bytes';
import { ActSchema, type Act } from './messages';

// A command is kept until its answer has come. If the connection is lost, or the page is loaded
// anew, in between, it is sent again under the same number: done once, answered twice.

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Pending {
  constructor(
    private readonly shelf: Shelf,
    private readonly seat: string,
  ) {}

  private get key(): string {
    return `galloper.pending.${this.seat}`;
  }

  keep(act: Act): void {
    this.shelf.setItem(this.key, hexOf(toBinary(ActSchema, act)));
  }

  kept(): Act | undefined {
    const bytes = bytesOf(this.shelf.getItem(this.key) ?? '');
    if (!bytes || bytes.length === 0) return undefined;
    try {
      return fromBinary(ActSchema, bytes);
    } catch {
      this.drop();
      return undefined;
    }
  }

  drop(): void {
    this.shelf.removeItem(this.key);
  }
}
