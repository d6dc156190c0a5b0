import { topK } from './top-k.ts';
import { ProductColumns } from './product-columns.ts';
import { cardOf } from './product-index.fixtures.ts';
import { orderBy } from './product-order.ts';

/** Many ties, so that the id tie-break is exercised. */
const cards = Array.from({ length: 500 }, (_, number) =>
  cardOf((number * 7919) % 10_007, { sold: number % 7, price: 1_000 + (number % 11) * 100 }),
);
const columns = new ProductColumns();
for (const card of cards) columns.write(columns.allocateDocIndex(), card);
const docIndexes = Uint32Array.from(cards.keys());

const byId = (a: number, b: number) => ((cards[a]?._id ?? '') < (cards[b]?._id ?? '') ? -1 : 1);
const sorted = {
  BEST_SELLER: [...cards.keys()].toSorted((a, b) => (cards[b]?.sold ?? 0) - (cards[a]?.sold ?? 0) || byId(a, b)),
  PRICE_ASC: [...cards.keys()].toSorted((a, b) => (cards[a]?.price ?? 0) - (cards[b]?.price ?? 0) || byId(a, b)),
  PRICE_DESC: [...cards.keys()].toSorted((a, b) => (cards[b]?.price ?? 0) - (cards[a]?.price ?? 0) || byId(a, b)),
};

describe.each(Object.entries(sorted) as [keyof typeof sorted, number[]][])('%s', (sort, expected) => {
  it.each([
    [1, 20],
    [2, 20],
    [25, 20],
    [3, 100],
    [6, 100],
    [1, 1],
  ])('returns page %d of size %d of the full sort', (page, limit) => {
    expect(topK(docIndexes, orderBy(columns, sort), { page, limit }, columns)).toEqual(
      expected.slice((page - 1) * limit, page * limit),
    );
  });
});
