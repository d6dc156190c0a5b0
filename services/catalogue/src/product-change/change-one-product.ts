import { changeRefusals } from '@gvg/contracts/catalogue/terms';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Outcome, RowRequest, Work } from '../bulk-change/bulk-job.ts';
import { leaseMs, newLease } from '../bulk-change/claim-change.ts';
import type { Catalogue } from '../catalogue.ts';
import type { WriteScope } from '../entity/entity-definition.ts';
import { removeOrRestoreWithin } from '../entity/remove-or-restore.ts';
import { writeEntity } from '../entity/write-entity.ts';
import { addProductWithin } from '../product/create-product/create-product.service.ts';
import { productEntity } from '../product/product.entity.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { updateProductWithin } from '../product/update-product/update-product.service.ts';
import { changeStockWithin } from '../stock/change-stock/change-stock.service.ts';
import type { StoredChangedProduct } from './changed-product.model.ts';
import type { StoredProductChange } from './product-change.model.ts';
import { isStockGone, partialReasons, refuseTakeBack, restorableFields } from './refuse-take-back.ts';

/** Language of messages that are not shown. */
const locale = 'vi';

type ProductWork = Work<StoredProductChange, StoredChangedProduct>;
type ProductOutcome = Outcome<StoredChangedProduct>;

/** Changes or restores one product, with event and audit record like a single call. */
export async function changeOneProduct(
  catalogue: Catalogue,
  { context, record, ...work }: RowRequest<StoredProductChange, StoredChangedProduct>,
): Promise<void> {
  const { change, row } = work;
  const isTakeBack = change.state === 'TAKING_BACK';
  const copied = isTakeBack ? {} : await copyPictures(catalogue, work);
  await writeEntity(catalogue, productEntity(catalogue.models), context, async (scope) => {
    const planned = { ...work, row: { ...row, ...copied } };
    const outcome = isTakeBack
      ? await restore(catalogue, work, scope)
      : { ...(await apply(catalogue, planned, scope)), ...copied };
    await record(outcome, scope.session);
  });
}

/** Copies external pictures before the transaction, which would otherwise be open for seconds, and renews the lease meanwhile. */
async function copyPictures(
  { models, copyOutsidePictures }: Pick<Catalogue, 'models' | 'copyOutsidePictures'>,
  { change, row, owner }: ProductWork,
): Promise<Pick<StoredChangedProduct, 'create' | 'fields'>> {
  const { create, fields } = row;
  const images = create?.images ?? fields?.images;
  if (images === undefined) return {};
  const renewing = setInterval(() => {
    const lease = newLease(owner);
    models.productChanges
      .updateOne({ _id: change._id, 'lease.owner': owner }, { $set: { lease } })
      .catch(() => undefined);
  }, leaseMs / 3);
  try {
    const copies = await copyOutsidePictures({ images }, { purpose: 'PRODUCT', locale });
    return create === undefined ? { fields: { ...fields, ...copies } } : { create: { ...create, ...copies } };
  } finally {
    clearInterval(renewing);
  }
}

async function apply(catalogue: Catalogue, { change, row }: ProductWork, scope: WriteScope): Promise<ProductOutcome> {
  const id = row.product.toHexString();
  if (row.create !== undefined) {
    const { isDeleted, ...body } = row.create;
    await addProductWithin(catalogue, { id: row.product, body, isDeleted, locale }, scope);
    return { state: 'DONE' };
  }
  const { products } = catalogue.models;
  const product = await products.findById(id, { editRevision: 1 }).session(scope.session).lean();
  if (product === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (product.editRevision !== row.editRevision) throw new ApiFailure('VERSION_CONFLICT');
  if (row.fields !== undefined) await updateProductWithin(catalogue, { id, body: row.fields, locale }, scope);
  if (row.stock === undefined) return { state: 'DONE' };
  const isEdit = isStockAnEdit(change, row);
  const { _id: movement } = await changeStockWithin(catalogue.models, { id, body: row.stock, locale, isEdit }, scope);
  return { state: 'DONE', movement };
}

/** Counts a pure stock change as an edit, so that the same file does not book it twice. If fields are set too, they count as the edit. */
const isStockAnEdit = ({ kind }: StoredProductChange, { fields }: StoredChangedProduct): boolean =>
  kind === 'IMPORT' && fields === undefined;

async function restore(catalogue: Catalogue, { change, row }: ProductWork, scope: WriteScope): Promise<ProductOutcome> {
  const id = row.product.toHexString();
  const { products } = catalogue.models;
  const product = await products.findById(id).session(scope.session).lean<StoredProduct>();
  const reason = refuseTakeBack(row, product ?? undefined);
  if (product === null || (reason !== undefined && (!partialReasons.has(reason) || row.create !== undefined)))
    return { state: 'NOT_RESTORED', reason: reason ?? 'PRODUCT_NOT_FOUND' };
  if (row.create !== undefined) {
    await removeOrRestoreWithin(productEntity(catalogue.models), { id, isDeleted: true }, scope);
    return { state: 'RESTORED' };
  }
  const fields = restorableFields(row, product);
  if (Object.keys(fields).length > 0) await updateProductWithin(catalogue, { id, body: fields, locale }, scope);
  if (row.stock !== undefined && !isStockGone(row, product)) {
    const body = { ...row.stock, change: -row.stock.change };
    const isEdit = isStockAnEdit(change, row);
    await changeStockWithin(catalogue.models, { id, body, locale, isEdit }, scope);
  }
  return reason === undefined ? { state: 'RESTORED' } : { state: 'NOT_RESTORED', reason };
}

/** Returns the reason for an expected failure; undefined for an unexpected one. */
export function refusalOfProduct(error: unknown): ChangeRefusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const code = error.code === 'INVALID_PAYLOAD' ? error.details?.[0]?.code : error.code;
  return code === 'TOO_BIG' ? 'STOCK_TOO_BIG' : changeRefusals.find((known) => known === code);
}
