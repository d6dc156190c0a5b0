import { useDestination } from '@gvg/customer-ui';
import { acceptsGoods } from '@gvg/contracts/catalogue/accepted-goods';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { useQuery } from '@gvg/query';
import { categoriesQuery } from '../catalogue/api/catalogue.ts';
import { costsToQuery } from './api/costs.ts';

export interface Shipping {
  /** Code of the destination; undefined while it is unknown. */
  destination: string | undefined;
  /** Returns whether a service carries the product there; true while unknown. */
  canSend: (product: Pick<ProductCard, 'type' | 'category'>) => boolean;
}

/** Determines which products can be sent to the destination, by its rates in force. */
export function useShipping(): Shipping {
  const destination = useDestination();
  const { data: costs } = useQuery({ ...costsToQuery(destination ?? ''), enabled: destination !== undefined });
  const { data: categories } = useQuery(categoriesQuery);
  const canSend: Shipping['canSend'] = ({ type, category }) => {
    if (destination === undefined || costs === undefined || categories === undefined) return true;
    const categoryType = categories.docs.find(({ _id }) => _id === category)?.type;
    return costs.docs.some((cost) => acceptsGoods(cost, { goodsType: type, category, categoryType }));
  };
  return { destination, canSend };
}
