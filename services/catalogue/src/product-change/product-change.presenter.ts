import { changedFieldsSchema } from '@gvg/contracts/catalogue/http/product-changes';
import type { ChangedProduct, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import type { StoredChangedProduct } from './changed-product.model.ts';
import type { StoredProductChange } from './product-change.model.ts';

/** Changes with the names of who made them. */
export async function presentChanges(
  stored: readonly StoredProductChange[],
  userNames: UserNames,
): Promise<ProductChange[]> {
  const people = stored.flatMap(({ by, takenBackBy }) => [
    by.id,
    ...(takenBackBy === undefined ? [] : [takenBackBy.id]),
  ]);
  const names = await userNames(people);
  return stored.map((change) => presentChange(change, names));
}

export async function presentOneChange(stored: StoredProductChange, userNames: UserNames): Promise<ProductChange> {
  const [change] = await presentChanges([stored], userNames);
  return change as ProductChange;
}

function presentChange(stored: StoredProductChange, names: ReadonlyMap<string, string>): ProductChange {
  const { _id, kind, action, state, count, done, failed, restored, notRestored, by, takenBackBy } = stored;
  const person = ({ id }: Actor) => {
    const name = names.get(id);
    return { _id: id, ...(name !== undefined && { name }) };
  };
  return {
    _id: _id.toHexString(),
    ...{ kind, action, state, count, done, failed, restored, notRestored },
    by: person(by),
    startedAt: (stored.startedAt ?? stored.createdAt).toISOString(),
    ...(stored.endedAt && { endedAt: stored.endedAt.toISOString() }),
    ...(takenBackBy && { takenBackBy: person(takenBackBy) }),
    ...(stored.takenBackAt && { takenBackAt: stored.takenBackAt.toISOString() }),
    expiresAt: stored.expiresAt.toISOString(),
  };
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

/** An import changes others too, long texts among them. */
function shownFields(fields: object | undefined): ChangedProduct['before'] {
  const names = Object.keys(changedFieldsSchema.shape);
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)));
}
