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

it('finds no place for a change of a group that somebody else has changed', () => {
  expect(applyChange(groups, { before: ['lạc'], after: ['lạc', 'peanut'] })).toBeUndefined();
});

it('reads one word a line, each once', () => {
  expect(wordsOf(' cà phê \n\ncafe\ncafe')).toEqual(['cà phê', 'cafe']);
});
