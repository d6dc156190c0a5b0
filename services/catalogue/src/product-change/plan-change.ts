import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { stockLimit } from '@gvg/contracts/catalogue/http/products';
import type { ChangeRefusal, PriceStep } from '@gvg/contracts/catalogue/terms';
import { moneySchema } from '@gvg/contracts/values/primitives';
import { roundMoney } from '@gvg/contracts/values/round-money';
import type { CardSource } from '../product/product.presenter.ts';
import type { StoredChangedProduct } from './changed-product.model.ts';

type Planned = Pick<StoredChangedProduct, 'fields' | 'before' | 'stock'>;
export type PlannedChange = Planned | { reason: ChangeRefusal };

/** Returns the result of an action for a product, or why it is impossible. */
export function planChange(product: CardSource, action: ProductAction): PlannedChange {
  if (product.isDeleted) return { reason: 'PRODUCT_WAS_DELETED' };
  switch (action.kind) {
    case 'PRICE_BY_AMOUNT':
      return planPrice(product, roundPrice(BigInt(product.price + action.amount), 1n, action.roundTo));
    case 'PRICE_BY_PERCENT':
      // Percentages have two decimals: whole parts of ten thousand keep halves exact.
      return planPrice(
        product,
        roundPrice(BigInt(product.price) * BigInt(10_000 + Math.round(action.percent * 100)), 10_000n, action.roundTo),
      );
    case 'CATEGORY':
      return set('category', product.category.toHexString(), action.category);
    case 'PRODUCER':
      return set('producer', product.producer.toHexString(), action.producer);
    case 'SHOWN':
      return set('isShowed', product.isShowed, action.isShowed);
    case 'STOCK': {
      const { kind: _kind, ...stock } = action;
      const left = product.stock + stock.change;
      if (left < 0) return { reason: 'STOCK_NOT_ENOUGH' };
      return left > stockLimit ? { reason: 'STOCK_TOO_BIG' } : { stock };
    }
  }
}

function planPrice(product: CardSource, price: number): PlannedChange {
  if (price <= 0 || !moneySchema.safeParse(price).success) return { reason: 'PRICE_OUT_OF_RANGE' };
  if (product.salePrice !== undefined && product.salePrice >= price) return { reason: 'SALE_PRICE_NOT_BELOW_PRICE' };
  return set('price', product.price, price);
}

const roundPrice = (amount: bigint, divisor: bigint, step: PriceStep): number =>
  amount <= 0n ? 0 : roundMoney(amount, divisor, BigInt(step));

function set<Name extends 'price' | 'category' | 'producer' | 'isShowed'>(
  name: Name,
  before: unknown,
  after: unknown,
): PlannedChange {
  return before === after ? { reason: 'UNCHANGED' } : { fields: { [name]: after }, before: { [name]: before } };
}
