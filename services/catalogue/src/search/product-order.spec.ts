import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { ProductColumns } from './product-columns.ts';
import { cardOf } from './product-index.fixtures.ts';
import { ProductOrders } from './product-order.ts';
import type { ListSort } from './product-order.ts';

/** Many ties, so that the id tie-break is exercised. */
const cards = Array.from({ length: 500 }, (_, number) =>
  cardOf((number * 7919) % 10_007, {
    name: { vi: `${['Đậu', 'Bánh', 'đào', 'Ấu', 'Cá'][number % 5] ?? ''} ${number % 3}`, en: '' },
    sold: number % 7,
    stock: number % 4,
    price: 1_000 + (number % 11) * 100,
    ...(number % 13 === 0 ? { salePrice: 500 } : {}),
  }),
);
const paid = ({ price, salePrice = price }: ProductCard) => salePrice;
const folded = ({ name }: ProductCard) =>
  name.vi.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const comparisons: Partial<Record<ListSort, (a: ProductCard, b: ProductCard) => number>> = {
  BEST_SELLER: (a, b) => b.sold - a.sold,
  PRICE_ASC: (a, b) => paid(a) - paid(b),
  PRICE_DESC: (a, b) => paid(b) - paid(a),
  NEWEST: (a, b) => byText(b.createdAt, a.createdAt),
  name: (a, b) => byText(folded(a), folded(b)),
  '-name': (a, b) => byText(folded(b), folded(a)),
  stock: (a, b) => a.stock - b.stock,
  '-stock': (a, b) => b.stock - a.stock,
  createdAt: (a, b) => byText(a.createdAt, b.createdAt),
};

function ordersOf(stored: readonly ProductCard[]) {
  const columns = new ProductColumns();
  const orders = new ProductOrders(columns);
  for (const card of stored) {
    const docIndex = columns.allocateDocIndex();
    columns.write(docIndex, card);
    orders.update(docIndex, card, undefined);
  }
  return { columns, orders };
}

describe.each(Object.entries(comparisons) as [ListSort, (a: ProductCard, b: ProductCard) => number][])(
  'the order by %s',
  (sort, compare) => {
    it('matches a full sort, with ties by id', () => {
      const expected = cards.toSorted((a, b) => compare(a, b) || byText(a._id, b._id));
      const ids = [...ordersOf(cards).orders.by(sort)].map((docIndex) => cards[docIndex]?._id);
      expect(ids).toEqual(expected.map(({ _id }) => _id));
    });

    it('follows changed and new documents', () => {
      const { columns, orders } = ordersOf(cards.slice(0, 400));
      expect(orders.by(sort)).toHaveLength(400);
      const changed = [...cards];
      for (const docIndex of [3, 77, 250]) {
        const before = changed[docIndex] as ProductCard;
        const card = { ...before, name: { vi: 'Bún khô', en: '' }, sold: 3, stock: 2, price: 1_350 };
        delete card.salePrice;
        changed[docIndex] = card;
        columns.write(docIndex, card);
        orders.update(docIndex, card, before);
      }
      for (let docIndex = 400; docIndex < cards.length; docIndex += 1) {
        const card = changed[docIndex] as ProductCard;
        columns.write(columns.allocateDocIndex(), card);
        orders.update(docIndex, card, undefined);
      }
      const expected = changed.toSorted((a, b) => compare(a, b) || byText(a._id, b._id));
      expect([...orders.by(sort)].map((docIndex) => changed[docIndex]?._id)).toEqual(expected.map(({ _id }) => _id));
    });
  },
);
