import type { Lobby } from '../lobby/lobby.svelte';
import type { LogReader, RuleReader } from '../table/onlooker';
import type { Replay } from './replay.svelte';

/** The log of a replay as it stands at the step, and the rules that it names. */
export class Reading implements LogReader, RuleReader {
  book = $state.raw<readonly [id: string, words: string][]>([]);
  readonly rules: ReadonlyMap<string, string> = $derived(new Map(this.book));
  rule = $state<string>();
  /** Of two tables, whose log is read. */
  which = $state(0);
  private readonly one = $derived.by(() => this.replay.seen[this.which] ?? this.replay.seen[0]);
  private readonly at = $derived.by(() => (this.one ? this.replay.seen.indexOf(this.one) : 0));
  readonly log = $derived.by(() => this.replay.log(this.at));
  readonly now = $derived.by(() => this.replay.now(this.at) ?? -1);
  readonly thrown = $derived.by(() => this.one?.screen.thrown ?? []);

  constructor(
    private readonly replay: Replay,
    private readonly lobby: Pick<Lobby, 'ask'>,
    private readonly ruleset: () => string,
  ) {}

  get selected(): string | undefined {
    return this.one?.screen.selected;
  }
  set selected(handle: string | undefined) {
    if (this.one) this.one.screen.selected = handle;
  }

  get pointed(): string | undefined {
    return this.one?.screen.pointed;
  }
  set pointed(handle: string | undefined) {
    if (this.one) this.one.screen.pointed = handle;
  }

  openRule(id: string): void {
    this.rule = id;
    void this.read();
  }

  private async read(): Promise<void> {
    if (this.book.length > 0) return;
    const value = { $typeName: 'galloper.play.v1.ReadRules', ruleset: this.ruleset() } as const;
    try {
      const { rules } = await this.lobby.ask({ case: 'readRules', value }, 'rules');
      this.book = rules.map((one): [string, string] => [one.id, one.words]);
    } catch {
      // The next look at a rule asks again.
    }
  }
}
