import { topK } from './top-k.ts';
import { ProductColumns } from './product-columns.ts';
import { cardOf } from './product-index.fixtures.ts';

/** Many ties, so that the id tie-break is exercised. */
const cards = Array.from({ length: 500 }, (_, number) => cardOf((number * 7919) % 10_007));
const columns = new ProductColumns();
for (const card of cards) columns.write(columns.allocateDocIndex(), card);
const docIndexes = Uint32Array.from(cards.keys());
const relevance = Float64Array.from(cards, (_, docIndex) => docIndex % 7);

const byId = (a: number, b: number) => ((cards[a]?._id ?? '') < (cards[b]?._id ?? '') ? -1 : 1);
const sorted = [...cards.keys()].toSorted((a, b) => (b % 7) - (a % 7) || byId(a, b));

it.each([
  [1, 20],
  [2, 20],
  [25, 20],
  [3, 100],
  [6, 100],
  [1, 1],
])('returns page %d of size %d of the full sort', (page, limit) => {
  expect(topK({ docIndexes, relevance }, { page, limit }, columns)).toEqual(
    sorted.slice((page - 1) * limit, page * limit),
  );
});
