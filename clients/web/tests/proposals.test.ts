// @vitest-environment jsdom
import { create } from '@bufbuild/protobuf';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Desk } from '../src/app/desk.svelte';
import Proposals from '../src/offers/Proposals.svelte';
import { fold } from '../src/picture/fold';
import { tableOf } from '../src/picture/table';
import { MatchCardSchema, ProposalSchema, type Proposal } from '../src/protocol/messages';
import { diff, picture } from './build';

const draw = create(ProposalSchema, { matter: 'draw', by: 0 });
const back = create(ProposalSchema, {
  matter: 'going back',
  by: 0,
  undoes: { to: 4, steps: 2, own: 1, free: false },
});

function said(proposals: Proposal[], yourSeat: number): string {
  const card = create(MatchCardSchema, {
    seats: [
      { seat: 0, name: 'Ana' },
      { seat: 1, name: 'Bruno' },
    ],
    yourSeat,
  });
  const desk = { table: tableOf(picture({ proposals })), card } as unknown as Desk;
  const target = document.createElement('div');
  const view = mount(Proposals, { target, props: { desk } });
  const text = target.textContent!.replace(/\s+/g, ' ').trim();
  void unmount(view);
  return text;
}

test('whoever is asked to go back is told how far, and that it is not for nothing', () => {
  const text = said([back], 1);

  expect(text).toContain('Ana asks to go back a step.');
  expect(text).toContain('It takes back 2 steps that you were told of, 1 of them your own.');
  expect(text).toContain('Dice were thrown');
});

test('who proposed it is told that it stands, and who has agreed', () => {
  expect(said([create(ProposalSchema, { ...draw, agreed: [1] })], 0)).toBe(
    'You offer a draw. Agreed: Bruno.',
  );
});

test('a proposal comes and goes with the updates', () => {
  const table = fold(tableOf(picture()), diff({ proposals: [draw] }));
  expect([...table.proposals.keys()]).toEqual(['draw']);
  expect(fold(table, diff({ proposalsGone: ['draw'] })).proposals.size).toBe(0);
});
