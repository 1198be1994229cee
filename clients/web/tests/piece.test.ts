// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Piece } from '../src/protocol/messages';
import PieceView from '../src/table/PieceView.svelte';
import { piece } from './build';

// What is written on the piece itself, and not beside it.
const markedOn = (one: Piece) => drawn(one, false).text;

function drawn(one: Piece, named = true): { text: string; label: string; shapes: number } {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const flags = { selected: true, candidate: false, picked: false, dim: false, able: false };
  const props = { piece: one, at: { x: 10, y: 20 }, grain: 5, named, ...flags };
  const view = mount(PieceView, { target, props });
  const group = target.querySelector('[data-piece]')!;
  const seen = {
    text: target.textContent ?? '',
    label: group.getAttribute('aria-label') ?? '',
    shapes: target.querySelectorAll('path, rect, circle, ellipse').length,
  };
  void unmount(view);
  return seen;
}

test('a name brings the numbers with it in words, and the bare coin makes room', () => {
  const scouts = piece(1, { label: 'Scouts', figures: 5, stats: [{ name: 'Bravado', value: 8 }] });

  expect(drawn(scouts).text).toContain('5 figures · Bravado 8');
  expect(markedOn(scouts)).not.toContain('figures');
});

test('a kind that nobody has heard of is drawn with its name, count and badges', () => {
  const odd = piece(1, {
    kind: 'zeppelin',
    label: 'The airship',
    figures: 7,
    badges: ['out of gas'],
  });
  const seen = drawn(odd);

  expect(seen.text).toContain('The airship');
  expect(seen.text).toContain('7');
  expect(seen.label).toBe('The airship, 7 figures, out of gas');
  expect(seen.shapes).toBeGreaterThan(0);
});

test('the same badge twice is no trouble', () => {
  expect(drawn(piece(1, { badges: ['pinned', 'pinned'] })).text).toContain('pinned');
});

test('each figure of a team is a man on its base', () => {
  const helmets = (figures: number) => drawn(piece(1, { figures })).shapes;

  // Each man is drawn of the same number of shapes.
  expect(helmets(3) - helmets(2)).toBe(helmets(2) - helmets(1));
  expect(helmets(2)).toBeGreaterThan(helmets(1));
});

test('a card has its number on its back, so that words can name it', () => {
  const card = piece(1, { kind: 'card', label: 'Card 3', badges: ['face down'] });

  expect(markedOn(card)).toContain('3');
  expect(markedOn(piece(1, { label: 'Team 3' }))).not.toContain('3');
});

test('a card that its owner may look at says whether it is a gun', () => {
  const king = piece(1, { kind: 'card', label: 'The king of hearts', badges: ['machine gun'] });

  expect(drawn(king).text).toContain('machine gun');
  expect(drawn(king).label).toBe('The king of hearts, machine gun');
});

test('a card that lies face down shows nothing but its back', () => {
  const seen = drawn(piece(1, { kind: 'card', label: 'Card', badges: ['face down'] }));

  expect(seen.text).not.toMatch(/[♣♦♥♠]/);
  expect(drawn(piece(1, { kind: 'card', label: 'The queen of hearts' })).text).toContain('♥');
});

test('what is said of a card stands below the card, whichever way it faces', () => {
  const badgeY = (facing: { x: number; y: number }) => {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const card = piece(1, {
      kind: 'card',
      label: 'The king of hearts',
      badges: ['machine gun'],
      facing: { $typeName: 'galloper.play.v1.Facing', ...facing },
      width: 640,
      depth: 890,
    });
    const flags = { selected: true, candidate: false, picked: false, dim: false, able: false };
    const props = { piece: card, at: { x: 0, y: 0 }, grain: 5, named: true, ...flags };
    const view = mount(PieceView, { target, props });
    const y = (transform: string | null) => Number(/translate\(\S+ (\S+)\)/.exec(transform!)![1]);
    const badge = target.querySelector('.badge')!.parentElement!;
    const sum =
      y(badge.getAttribute('transform')) + y(badge.parentElement!.getAttribute('transform'));
    void unmount(view);
    return sum;
  };

  // A card lies behind its point: 890 deep, so its middle is 445 up if it faces down, and below it
  // if it faces up.
  expect(badgeY({ x: 0, y: 1 }) - badgeY({ x: 0, y: -1 })).toBeCloseTo(890);
});

test('a mark says in words what it means, and so does a number', () => {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const base = piece(1, {
    kind: 'battalion HQ',
    width: 400,
    depth: 400,
    badges: ['disordered'],
    stats: [{ $typeName: 'galloper.play.v1.Stat', name: 'points', value: 2 }],
  });
  const flags = { selected: false, candidate: false, picked: false, dim: false, able: false };
  const props = { piece: base, at: { x: 0, y: 0 }, grain: 10, named: false, ...flags };
  const view = mount(PieceView, { target, props });
  const titles = [...target.querySelectorAll('title')].map((title) => title.textContent);
  void unmount(view);

  expect(titles).toEqual(['points 2', 'disordered']);
});
