import { applyChange, wordsOf } from './synonym-changes.ts';

const groups = [
  ['lạc', 'đậu phộng'],
  ['dứa', 'thơm'],
];

it('adds, changes and removes one group, and leaves the others', () => {
  expect(applyChange(groups, { after: ['vừng', 'mè'] })).toEqual([...groups, ['vừng', 'mè']]);
  expect(applyChange(groups, { before: ['lạc', 'đậu phộng'], after: ['lạc', 'peanut'] })).toEqual([
    ['lạc', 'peanut'],
    ['dứa', 'thơm'],
  ]);
  expect(applyChange(groups, { before: ['dứa', 'thơm'] })).toEqual([['lạc', 'đậu phộng']]);
});

it('returns undefined for a group that was changed concurrently', () => {
  expect(applyChange(groups, { before: ['lạc'], after: ['lạc', 'peanut'] })).toBeUndefined();
});

it('parses one word per line without duplicates', () => {
  expect(wordsOf(' cà phê \n\ncafe\ncafe')).toEqual(['cà phê', 'cafe']);
});
