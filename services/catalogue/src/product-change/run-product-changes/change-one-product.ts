import type { ClientSession } from 'mongoose';
import { changeRefusals } from '@gvg/contracts/catalogue/terms';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isUnavailable } from '@gvg/service-kit/http/is-unavailable';
import type { Catalogue } from '../../catalogue.ts';
import type { WriteScope } from '../../entity/entity-definition.ts';
import { removeOrRestoreWithin } from '../../entity/remove-or-restore.ts';
import { writeEntity } from '../../entity/write-entity.ts';
import { addProductWithin } from '../../product/create-product/create-product.service.ts';
import { productEntity } from '../../product/product.entity.ts';
import type { StoredProduct } from '../../product/product.model.ts';
import { updateProductWithin } from '../../product/update-product/update-product.service.ts';
import { changeStockWithin } from '../../stock/change-stock/change-stock.service.ts';
import type { StoredChangedProduct } from '../changed-product.model.ts';
import type { StoredProductChange } from '../product-change.model.ts';
import { refuseTakeBack, restorableFields } from '../refuse-take-back.ts';
import { leaseMs, newLease } from './claim-change.ts';

/** Nobody reads the messages of what fails here. */
const locale = 'vi';

type Outcome = Pick<StoredChangedProduct, 'state' | 'reason' | 'movement' | 'create' | 'fields'>;

/** Tries of a product that fails for no known reason, such as a field that an older release stored: it must not hold up all others. */
const mostFaults = 5;

class LostLeaseError extends Error {}

/** The states of a product that a change counts. */
const counters = { DONE: 'done', FAILED: 'failed', RESTORED: 'restored', NOT_RESTORED: 'notRestored' } as const;
type Counted = keyof typeof counters;

interface Work {
  change: StoredProductChange;
  row: StoredChangedProduct;
  /** Who holds the lease. */
  owner: string;
}

/**
 * Changes or restores one product, and writes in the same transaction that it is done: whatever is killed, each product is changed once. What cannot be done is
 * written as the product's answer. Throws when another worker has taken over.
 */
export async function changeOneProduct(catalogue: Catalogue, work: Work): Promise<void> {
  const { change, row } = work;
  const isTakeBack = change.state === 'TAKING_BACK';
  const context: EventContext = {
    actor: (isTakeBack ? change.takenBackBy : undefined) ?? change.by,
    correlationId: change.correlationId ?? change._id.toHexString(),
  };
  try {
    const copied = isTakeBack ? {} : await copyPictures(catalogue, work);
    await writeEntity(catalogue, productEntity(catalogue.models), context, async (scope) => {
      const planned = { ...work, row: { ...row, ...copied } };
      const outcome = isTakeBack
        ? await restore(catalogue, work, scope)
        : { ...(await apply(catalogue, planned, scope)), ...copied };
      await recordOutcome(catalogue, work, outcome, scope.session);
    });
  } catch (error) {
    const reason = refusalOf(error) ?? (await countFault(catalogue, row, error));
    if (reason === undefined) throw error;
    const state = isTakeBack ? 'NOT_RESTORED' : 'FAILED';
    await catalogue.withTransaction(({ session }) => recordOutcome(catalogue, work, { state, reason }, session));
  }
}

/** Pictures elsewhere are copied before the transaction, which would be open for seconds; the lease is renewed meanwhile. */
async function copyPictures(
  { models, copyOutsidePictures }: Pick<Catalogue, 'models' | 'copyOutsidePictures'>,
  { change, row, owner }: Work,
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

async function apply(catalogue: Catalogue, { change, row }: Work, scope: WriteScope): Promise<Outcome> {
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

/** So that the same file books nothing twice. Where fields are set too, they raise the count of edits already. */
const isStockAnEdit = ({ kind }: StoredProductChange, { fields }: StoredChangedProduct): boolean =>
  kind === 'IMPORT' && fields === undefined;

async function restore(catalogue: Catalogue, { change, row }: Work, scope: WriteScope): Promise<Outcome> {
  const id = row.product.toHexString();
  const { products } = catalogue.models;
  const product = await products.findById(id).session(scope.session).lean<StoredProduct>();
  const reason = refuseTakeBack(row, product ?? undefined);
  if (product === null || (reason !== undefined && (reason !== 'CHANGED_SINCE' || row.create !== undefined)))
    return { state: 'NOT_RESTORED', reason: reason ?? 'PRODUCT_NOT_FOUND' };
  if (row.create !== undefined) {
    await removeOrRestoreWithin(productEntity(catalogue.models), { id, isDeleted: true }, scope);
    return { state: 'RESTORED' };
  }
  const fields = restorableFields(row, product);
  if (Object.keys(fields).length > 0) await updateProductWithin(catalogue, { id, body: fields, locale }, scope);
  if (row.stock !== undefined) {
    const body = { ...row.stock, change: -row.stock.change };
    const isEdit = isStockAnEdit(change, row);
    await changeStockWithin(catalogue.models, { id, body, locale, isEdit }, scope);
  }
  return reason === undefined ? { state: 'RESTORED' } : { state: 'NOT_RESTORED', reason };
}

/** Also renews the lease. The conditions keep a worker out that was suspended while another went on. */
async function recordOutcome(
  { models }: Pick<Catalogue, 'models'>,
  { change, row, owner }: Work,
  outcome: Outcome,
  session: ClientSession,
): Promise<void> {
  const counter = counters[outcome.state as Counted];
  const leased = await models.productChanges.updateOne(
    { _id: change._id, state: change.state, 'lease.owner': owner },
    { $inc: { [counter]: 1 }, $set: { lease: newLease(owner) } },
    { session },
  );
  const written = await models.changedProducts.updateOne(
    { _id: row._id, state: row.state },
    { $set: outcome },
    { session },
  );
  if (leased.matchedCount === 0 || written.matchedCount === 0)
    throw new LostLeaseError('another worker has taken over');
}

/** Undefined while another try may help. What cannot be written down (no database), or waits for a service that is away, does not count. */
async function countFault(
  { models, logger }: Pick<Catalogue, 'models' | 'logger'>,
  { _id, product }: StoredChangedProduct,
  error: unknown,
): Promise<ChangeRefusal | undefined> {
  if (error instanceof LostLeaseError || isUnavailable(error)) return undefined;
  const counted = await models.changedProducts
    .findOneAndUpdate({ _id }, { $inc: { faults: 1 } }, { returnDocument: 'after' })
    .lean<StoredChangedProduct>();
  if ((counted?.faults ?? 0) < mostFaults) return undefined;
  logger.error({ err: error, product: product.toHexString() }, 'a product cannot be changed with others');
  return 'FAULT';
}

/** The reason in the words of a change; undefined for what is no answer but a fault. */
function refusalOf(error: unknown): ChangeRefusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const code = error.code === 'INVALID_PAYLOAD' ? error.details?.[0]?.code : error.code;
  return code === 'TOO_BIG' ? 'STOCK_TOO_BIG' : changeRefusals.find((known) => known === code);
}
