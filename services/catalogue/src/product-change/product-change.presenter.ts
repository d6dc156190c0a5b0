import { changedFieldsSchema } from '@gvg/contracts/catalogue/http/product-changes';
import type { ChangedProduct, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import { presentBulkChanges } from '../bulk-change/bulk-change.presenter.ts';
import type { StoredChangedProduct } from './changed-product.model.ts';
import type { StoredProductChange } from './product-change.model.ts';

export const presentChanges = (
  stored: readonly StoredProductChange[],
  userNames: UserNames,
): Promise<ProductChange[]> =>
  presentBulkChanges(stored, userNames, ({ kind, action }, common) => ({ ...common, kind, action }));

export async function presentOneChange(stored: StoredProductChange, userNames: UserNames): Promise<ProductChange> {
  const [change] = await presentChanges([stored], userNames);
  return change as ProductChange;
}

export function presentChangedProduct(stored: StoredChangedProduct): ChangedProduct {
  const { product, shown, create, fields, before, stock, state, reason } = stored;
  const change = stock?.change;
  return {
    product: product.toHexString(),
    ...shown,
    before: { ...shownFields(before), ...(change !== undefined && { stock: shown.stock }) },
    after: { ...shownFields(create ?? fields), ...(change !== undefined && { stock: shown.stock + change }) },
    state,
    ...(reason !== undefined && { reason }),
  };
}

/** Only these fields: an import changes others too, some of them long texts. */
function shownFields(fields: object | undefined): ChangedProduct['before'] {
  const names = Object.keys(changedFieldsSchema.shape);
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)));
}
