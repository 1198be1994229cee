/** What a drag or a tap on the table does, when no offer is being filled in. */
export type Tool = 'hand' | 'ruler' | 'rings';
