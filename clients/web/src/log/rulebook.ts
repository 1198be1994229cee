export interface Chapter {
  /** What the ids of its rules begin with. */
  name: string;
  rules: [id: string, words: string][];
}

/** The rules that a search finds, or all of them: in the order told, grouped as their ids begin. */
export function chaptersOf(rules: Iterable<[string, string]>, search: string): Chapter[] {
  const sought = search.trim().toLowerCase();
  const chapters: Chapter[] = [];
  for (const [id, words] of rules) {
    if (!`${id} ${words}`.toLowerCase().includes(sought)) continue;
    const name = id.replace(/-?\d.*$/, '');
    const last = chapters[chapters.length - 1];
    if (last?.name === name) last.rules.push([id, words]);
    else chapters.push({ name, rules: [[id, words]] });
  }
  return chapters;
}
