// @vitest-environment jsdom
import { create } from '@bufbuild/protobuf';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Desk } from '../src/app/desk.svelte';
import Ended from '../src/app/Ended.svelte';
import { tableOf } from '../src/picture/table';
import { EndingSchema, MatchCardSchema } from '../src/protocol/messages';
import { picture } from './build';

function said(yourSeat: number | undefined, winner: number | undefined): string {
  const ending = create(EndingSchema, {
    words: 'It is dark.',
    scores: [12, 30],
    ...(winner === undefined ? {} : { winner }),
  });
  const card = create(MatchCardSchema, {
    seats: [
      { seat: 0, side: 0 },
      { seat: 1, side: 1 },
    ],
    ...(yourSeat === undefined ? {} : { yourSeat }),
  });
  const desk = { table: tableOf(picture({ ending })), card } as unknown as Desk;
  const target = document.createElement('div');
  const view = mount(Ended, { target, props: { desk } });
  const text = target.textContent!.replace(/\s+/g, ' ').trim();
  void unmount(view);
  return text;
}

test('whoever sat on a side is told whether he won, and which score is his', () => {
  expect(said(1, 1)).toMatch(/^Defenders won You won .*Defenders \(you\) 30/);
  expect(said(0, 1)).toMatch(/^Defenders won You lost .*Attackers \(you\) 12/);
});

test('nobody is told so who watched, nor where nobody won', () => {
  expect(said(undefined, 1)).not.toMatch(/You|\(you\)/);
  expect(said(0, undefined)).not.toMatch(/You (won|lost)/);
});
