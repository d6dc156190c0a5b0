import type { ImportRow, ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { Locale } from '@gvg/contracts/values/locale';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import type { Models } from '../models.ts';
import type { StoredChangedProduct } from '../product-change/changed-product.model.ts';
import type { StoredProductChange } from '../product-change/product-change.model.ts';
import { presentChanges } from '../product-change/product-change.presenter.ts';
import type { StoredImportRow } from './import-row.model.ts';
import type { StoredProductImport } from './product-import.model.ts';

/** Presents imports, with their changes if started. */
export async function presentImports(
  { models, userNames }: { models: Models; userNames: UserNames },
  stored: readonly StoredProductImport[],
): Promise<ProductImport[]> {
  const started = stored.filter(({ state }) => state === 'STARTED').map(({ _id }) => _id);
  const found =
    started.length === 0
      ? []
      : await models.productChanges.find({ _id: { $in: started } }).lean<StoredProductChange[]>();
  const changes = new Map((await presentChanges(found, userNames)).map((change) => [change._id, change]));
  return stored.map((one) => {
    const id = one._id.toHexString();
    const { name, size, state, progress, encoding, separator, columns, sample, problem, figures } = one;
    const change = changes.get(id);
    return {
      _id: id,
      ...{ name, size, state, progress, columns },
      ...(encoding !== undefined && { encoding }),
      ...(separator !== undefined && { separator }),
      ...(sample !== undefined && { sample }),
      ...(problem !== undefined && { problem }),
      ...(figures !== undefined && { figures }),
      ...(change !== undefined && { change }),
      failed: change?.failed ?? 0,
      createdAt: one.createdAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
    };
  });
}

export async function presentImport(
  catalogue: { models: Models; userNames: UserNames },
  stored: StoredProductImport,
): Promise<ProductImport> {
  const [presented] = await presentImports(catalogue, [stored]);
  return presented as ProductImport;
}

export function presentImportRow(
  { line, kind, product, name, image, errors, issues, changes }: StoredImportRow,
  done: Pick<StoredChangedProduct, 'state' | 'reason'> | undefined,
  locale: Locale,
): ImportRow {
  return {
    ...{ line, kind, name, issues, changes },
    ...(product !== undefined && { product: product.toHexString() }),
    ...(image !== undefined && { image }),
    errors: errors.map((error) => ({ ...error, message: error.message[locale] })),
    ...(done !== undefined && { state: done.state }),
    ...(done?.reason !== undefined && { reason: done.reason }),
  };
}
