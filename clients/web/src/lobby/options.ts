import type { OptionInfo } from '../protocol/messages';

type Options = Record<string, string>;

/** What an option stands at: as chosen, or its default, which is the first of its values. */
export const valueOf = (option: OptionInfo, options: Options) =>
  options[option.name] ?? option.values[0]?.value ?? '';

/** A preset starts from the defaults and changes only what it names; the scenario's own stays under it. */
export const applied = (base: Options, preset: Options): Options => ({ ...base, ...preset });
