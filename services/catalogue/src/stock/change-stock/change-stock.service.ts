import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { stockLimit } from '@gvg/contracts/catalogue/http/products';
import type { changeStock as changeStockEndpoint } from '@gvg/contracts/catalogue/http/stock';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Catalogue } from '../../catalogue.ts';
import type { WriteScope } from '../../entity/entity-definition.ts';
import type { Models } from '../../models.ts';
import type { StoredProduct } from '../../product/product.model.ts';
import { changeStockBy } from '../change-stock-by.ts';
import type { StoredStockMovement } from '../stock-movement.model.ts';

export interface StockChange {
  id: string;
  body: BodyOf<typeof changeStockEndpoint>;
  context: EventContext;
  /** Language of the message about a change that is too large. */
  locale: Locale;
}

/** Changes stock once per idempotency key. Throws the errors of the contract. */
export function changeStock(
  { models, withTransaction }: Pick<Catalogue, 'models' | 'withTransaction'>,
  { context, ...request }: StockChange,
): Promise<StoredStockMovement> {
  return withTransaction((transaction) => changeStockWithin(models, request, { ...transaction, context }));
}

/** Changes stock within a transaction that has more to write. */
export async function changeStockWithin(
  models: Models,
  { id, body, locale, isEdit = false }: Omit<StockChange, 'context'> & { isEdit?: boolean },
  scope: WriteScope,
): Promise<StoredStockMovement> {
  const { session, record, context } = scope;
  const { change, idempotencyKey, ...cause } = body;
  if (idempotencyKey !== undefined) {
    const earlier = await models.stockMovements
      .findOne({ idempotencyKey })
      .session(session)
      .lean<StoredStockMovement>();
    if (earlier !== null) return sameChange(earlier, id, body);
  }
  const product = await models.products.findById(id).session(session).lean<StoredProduct>();
  if (product === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
  checkLeft(product.stock, change, locale);
  const by = context.actor;
  const movement = await changeStockBy(
    models,
    product,
    change,
    { ...cause, by, isEdit, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    scope,
  ).catch((error: unknown) => {
    // A concurrent request with the same key: the transaction is retried and finds its movement.
    throw isDuplicateKey(error) ? concurrentChangeError('stock') : error;
  });
  record(
    auditEvent({
      action: 'product.change-stock',
      subject: { type: 'product', id },
      before: { stock: product.stock },
      after: { stock: movement.stock, change, reason: body.reason, note: body.note },
      context,
    }),
  );
  return movement;
}

/** Throws `STOCK_MOVEMENT_WAS_EXISTED` if the key was used with other contents. */
function sameChange(earlier: StoredStockMovement, id: string, body: StockChange['body']): StoredStockMovement {
  const isSame =
    earlier.product.toHexString() === id &&
    earlier.change === body.change &&
    earlier.reason === body.reason &&
    earlier.note === body.note;
  if (!isSame) throw new ApiFailure('STOCK_MOVEMENT_WAS_EXISTED');
  return earlier;
}

function checkLeft(stock: number, change: number, locale: Locale): void {
  if (stock + change > stockLimit)
    throw invalidField({ path: 'change', code: 'TOO_BIG', locale, values: { maximum: String(stockLimit - stock) } });
  if (stock + change >= 0) return;
  const message = validationMessage('TOO_SMALL', locale, { minimum: String(-stock) });
  throw new ApiFailure('STOCK_NOT_ENOUGH', { details: [{ path: 'change', code: 'TOO_SMALL', message }] });
}
