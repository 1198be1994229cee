import { legLength, showLength, tenthsIn, wayLength, type XY } from '../base/lengths';
import type { Lens } from './lens.svelte';
import type { Onlooker } from './onlooker';

const ARROWS: Record<string, XY> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Keys on the table. What to say about it, or nothing where the key means nothing here. */
export function keyOnTable(event: KeyboardEvent, desk: Onlooker, lens: Lens): string | undefined {
  const arrow = ARROWS[event.key];
  const ask = desk.filling.ask?.kind.case;
  const drawing = ask === 'path' || ask === 'place';
  if (event.ctrlKey || event.metaKey || (event.altKey && !(arrow && drawing))) return undefined;
  if (arrow) return drawing ? pencil(arrow, event.altKey, desk, lens) : look(arrow, lens);
  switch (event.key) {
    case '+':
    case '=':
      lens.zoom(1.25);
      return '';
    case '-':
      lens.zoom(0.8);
      return '';
    case '0':
      lens.fit();
      return 'The whole table.';
    case 'Enter':
    case ' ':
      return drawing ? put(desk) : undefined;
    case 'Backspace':
      desk.filling.undoCorner();
      return 'Corner taken back.';
    case '[':
    case ']':
      desk.filling.turn(event.key === '[' ? -15 : 15);
      return 'Turned.';
    case 'Escape':
      desk.filling.close();
      desk.selected = undefined;
      return 'Put back.';
  }
  return undefined;
}

function look(arrow: XY, lens: Lens): string {
  lens.pan({ x: -arrow.x * 60, y: arrow.y * 60 });
  return '';
}

// The pencil moves by the ruleset's unit, or by a tenth of it.
function pencil(arrow: XY, tenth: boolean, desk: Onlooker, lens: Lens): string {
  const filling = desk.filling;
  const unit = desk.table?.unit ?? 'in';
  const step = tenthsIn(unit) / (tenth ? 10 : 1);
  const ask = filling.ask?.kind;
  const from =
    ask?.case === 'path'
      ? ask.value.from
      : ask?.case === 'place'
        ? firstPoint(ask.value.within)
        : undefined;
  const last = filling.cursor ?? filling.corners[filling.corners.length - 1] ?? from;
  if (!last) return '';
  filling.cursor = filling.aim({ x: last.x + arrow.x * step, y: last.y + arrow.y * step });
  if (filling.cursor) lens.show(filling.cursor);
  if (ask?.case !== 'path' || !filling.cursor) return '';
  return `${showLength(wayLength(ask.value.from!, [...filling.corners, filling.cursor]), unit)} of ${showLength(ask.value.reach, unit)}`;
}

function firstPoint(within: readonly { xy: number[] }[]): XY | undefined {
  const xy = within[0]?.xy ?? [];
  if (xy.length < 6) return undefined;
  return { x: Math.round((xy[0]! + xy[4]!) / 2), y: Math.round((xy[1]! + xy[5]!) / 2) };
}

// A corner where the pencil stands; or, where it has not moved since the last one, the whole order.
function put(desk: Onlooker): string {
  const { filling } = desk;
  const last = filling.corners[filling.corners.length - 1];
  const moved = filling.cursor && (!last || legLength(last, filling.cursor) > 0);
  if (!moved && filling.ready && filling.action && !desk.busy) {
    desk.take(filling.action);
    return 'Taken.';
  }
  return filling.cursor && filling.point(filling.cursor)
    ? 'Set. Enter once more takes the order.'
    : 'Move the pencil with the arrow keys first.';
}
