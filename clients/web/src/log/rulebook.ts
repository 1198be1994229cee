export interface Chapter {
  /** Its title; or where the book has none, what the ids of its rules begin with. */
  name: string;
  rules: [id: string, words: string][];
}

/**
 * The rules that a search finds, or all of them: in the order told, each under the title that heads it.
 * A title is a text without an id.
 */
export function chaptersOf(rules: Iterable<[string, string]>, search: string): Chapter[] {
  const sought = search.trim().toLowerCase();
  const chapters: Chapter[] = [];
  let title: string | undefined;
  for (const [id, words] of rules) {
    if (id === '') title = words;
    if (id === '' || !`${id} ${words}`.toLowerCase().includes(sought)) continue;
    const name = title ?? id.replace(/-?\d.*$/, '');
    const last = chapters[chapters.length - 1];
    if (last?.name === name) last.rules.push([id, words]);
    else chapters.push({ name, rules: [[id, words]] });
  }
  return chapters;
}
