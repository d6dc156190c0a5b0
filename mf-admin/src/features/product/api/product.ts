import { apiQuery, keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { useMutation, useQueryClient } from '@gvg/query';

export const productQuery = (id: string) => apiQuery('getProduct', { params: { id } });

type ProductWrite = 'createProduct' | 'updateProduct' | 'setProductStatus';

/** Writes a product: stores the returned product in the cache and invalidates lists. The caller shows errors, unless `onError` is `toast`. */
export function useProductWrite<Name extends ProductWrite>(name: Name, onError: 'silent' | 'toast' = 'silent') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<Name>) => pageContext().api.call(name, input) as Promise<Product>,
    meta: { onError },
    onSuccess: (product) => client.setQueryData(productQuery(product._id).queryKey, product),
    onSettled: () =>
      Promise.all(
        [queryKeys.products, keyOf('/v1/product-facets'), keyOf('/v1/dashboard')].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
