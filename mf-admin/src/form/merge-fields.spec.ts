import { mergeFields } from './merge-fields.ts';

const base = { name: { vi: 'Cà phê', en: 'Coffee' }, price: 100, images: ['a', 'b'] };

it('keeps own changes, and takes the other fields from the record', () => {
  const mine = { ...base, price: 120 };
  const theirs = { ...base, images: ['b', 'a'] };
  expect(mergeFields(base, mine, theirs)).toEqual({ mine: new Map([['price', 120]]), conflicts: [] });
});

it('reports no conflict between the two languages of a text', () => {
  const mine = { ...base, name: { vi: 'Cà phê chồn', en: 'Coffee' } };
  const theirs = { ...base, name: { vi: 'Cà phê', en: 'Weasel coffee' } };
  expect(mergeFields(base, mine, theirs)).toEqual({ mine: new Map([['name.vi', 'Cà phê chồn']]), conflicts: [] });
});

it('reports a field that both have changed, with both values', () => {
  const conflict = mergeFields(base, { ...base, price: 120 }, { ...base, price: 90 });
  expect(conflict).toEqual({ mine: new Map(), conflicts: [{ path: 'price', mine: 120, theirs: 90 }] });
});

it('reports no conflict if both have changed a field to the same value', () => {
  expect(mergeFields(base, { ...base, price: 90 }, { ...base, price: 90 })).toEqual({ mine: new Map(), conflicts: [] });
});

it('compares a list as a whole, including its order', () => {
  const conflict = mergeFields(base, { ...base, images: ['b', 'a'] }, { ...base, images: ['a'] });
  expect(conflict.conflicts).toEqual([{ path: 'images', mine: ['b', 'a'], theirs: ['a'] }]);
});

it('treats a removed value as a change', () => {
  const { conflicts } = mergeFields({ sale: 5 }, { sale: null }, { sale: 7 });
  expect(conflicts).toEqual([{ path: 'sale', mine: null, theirs: 7 }]);
});
