// @vitest-environment jsdom
import { create } from '@bufbuild/protobuf';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import ForecastView from '../src/offers/ForecastView.svelte';
import { ForecastSchema } from '../src/protocol/messages';

test('what is sure and what can never be is said in a word, and odds in numbers', () => {
  const odds = [
    { of: 'level 3 acts', good: 100, in: 100 },
    { of: 'it presses on', good: 21, in: 36 },
    { of: 'it is thrown', good: 0, in: 36 },
  ];
  const target = document.createElement('div');
  const forecast = create(ForecastSchema, { odds });
  const view = mount(ForecastView, { target, props: { forecast, unit: 'cm' } });
  const rows = [...target.querySelectorAll('.odds')].map((row) =>
    row.textContent!.replace(/\s+/g, ' ').trim(),
  );
  void unmount(view);

  expect(rows).toEqual(['level 3 acts sure', 'it presses on 21 in 36 58 %', 'it is thrown never']);
});
