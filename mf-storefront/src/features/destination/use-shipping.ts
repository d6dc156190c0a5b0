import { addressOf, useData, useDestination } from '@gvg/browser-kit';
import { acceptsGoods } from '@gvg/contracts/catalogue/accepted-goods';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { categoriesAddress } from '../catalogue/api/addresses.ts';

const costsToAddress = (country: string) => addressOf('listCosts', { query: { country } });

export interface Shipping {
  /** Code of the destination; undefined while it is unknown. */
  destination: string | undefined;
  /** Whether a service carries the product there; true as long as that is not known. */
  canSend: (product: Pick<ProductCard, 'type' | 'category'>) => boolean;
}

/** Which products can be sent to the destination, by its rates in force. */
export function useShipping(): Shipping {
  const destination = useDestination();
  const { data: costs } = useData(destination === undefined ? undefined : costsToAddress(destination));
  const { data: categories } = useData(categoriesAddress);
  const canSend: Shipping['canSend'] = ({ type, category }) => {
    if (destination === undefined || costs === undefined || categories === undefined) return true;
    const categoryType = categories.docs.find(({ _id }) => _id === category)?.type;
    return costs.docs.some((cost) => acceptsGoods(cost, { goodsType: type, category, categoryType }));
  };
  return { destination, canSend };
}
