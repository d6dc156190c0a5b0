import { Types } from 'mongoose';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { previewProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { changedProductsLimit } from '@gvg/contracts/catalogue/terms';
import type { ChangeRefusal } from '@gvg/contracts/catalogue/terms';
import type { BodyOf, ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { previewTimes } from '../../bulk-change/bulk-change.model.ts';
import { forgetOldPreviews } from '../../bulk-change/forget-old-previews.ts';
import type { Catalogue } from '../../catalogue.ts';
import { checkReferences } from '../../product/check-references.ts';
import { listCriteria } from '../../product/list-criteria.ts';
import { cardProjection } from '../../product/product.presenter.ts';
import type { CardSource } from '../../product/product.presenter.ts';
import type { StoredChangedProduct } from '../changed-product.model.ts';
import { planChange } from '../plan-change.ts';
import { productChangeStores } from '../product-change.job.ts';

/** Products read and written per batch. */
const chunkSize = 500;

export interface PreviewRequest {
  body: BodyOf<typeof previewProductChange>;
  caller: Caller;
  context: EventContext;
  locale: Locale;
}

/** Stores the outcome of a change as a preview. Writes the products before the preview itself; what a killed process leaves behind expires. */
export async function previewChange(
  catalogue: Catalogue,
  { body, caller, context, locale }: PreviewRequest,
): Promise<ResponseOf<typeof previewProductChange>> {
  const { models } = catalogue;
  const { action } = body;
  await catalogue.withTransaction(({ session }) =>
    checkReferences(
      models,
      {
        category: action.kind === 'CATEGORY' ? action.category : undefined,
        producer: action.kind === 'PRODUCER' ? action.producer : undefined,
      },
      session,
    ),
  );
  const ids = await productsOf(catalogue, { body, caller, locale });
  const except = new Set('except' in body ? body.except : []);
  const now = new Date();
  const { expiresAt, rowsExpireAt } = previewTimes(now);
  const change = new Types.ObjectId();
  const figures = { count: 0, onSale: 0, excluded: 0 };
  const refused = new Map<ChangeRefusal, number>();
  const refuse = (reason: ChangeRefusal) => refused.set(reason, (refused.get(reason) ?? 0) + 1);

  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    const found = await models.products.find({ _id: { $in: chunk } }, cardProjection).lean<CardSource[]>();
    const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
    const rows: StoredChangedProduct[] = [];
    for (const [offset, id] of chunk.entries()) {
      const product = byId.get(id);
      if (product === undefined) {
        refuse('PRODUCT_NOT_FOUND');
        continue;
      }
      const planned = except.has(id) ? undefined : planChange(product, action);
      const place = { change, position: start + offset, expiresAt: rowsExpireAt };
      rows.push({ ...rowOf(product), ...place, ...planned, state: stateOf(planned) });
      if (planned === undefined) figures.excluded += 1;
      else if ('reason' in planned) refuse(planned.reason);
      else {
        figures.count += 1;
        if (planned.fields?.price !== undefined && product.salePrice !== undefined) figures.onSale += 1;
      }
    }
    await models.changedProducts.insertMany(rows);
  }

  const { count } = figures;
  await models.productChanges.create({
    _id: change,
    ...{ kind: 'BULK', action, state: 'PREVIEW', by: context.actor, count, createdAt: now, expiresAt },
  });
  await forgetOldPreviews(productChangeStores(models), context.actor.id);
  return {
    preview: change.toHexString(),
    ...figures,
    refused: [...refused].map(([reason, products]) => ({ reason, count: products })),
    expiresAt: expiresAt.toISOString(),
  };
}

function stateOf(planned: ReturnType<typeof planChange> | undefined): StoredChangedProduct['state'] {
  if (planned === undefined) return 'EXCLUDED';
  return 'reason' in planned ? 'REFUSED' : 'WAITING';
}

function rowOf(product: CardSource): Pick<StoredChangedProduct, '_id' | 'product' | 'editRevision' | 'shown'> {
  const { _id, editRevision, name, images, category, stock, price, salePrice, isShowed } = product;
  const [image] = images;
  return {
    _id: new Types.ObjectId(),
    product: _id,
    editRevision,
    shown: {
      ...{ name, stock, price, isShowed },
      category: category.toHexString(),
      ...(image !== undefined && { image }),
      ...(salePrice !== undefined && { salePrice }),
    },
  };
}

/** Returns ids in the order of the list. */
async function productsOf(
  catalogue: Catalogue,
  { body, caller, locale }: Pick<PreviewRequest, 'body' | 'caller' | 'locale'>,
): Promise<string[]> {
  if ('ids' in body) return [...new Set(body.ids)];
  const { criteria } = await listCriteria(catalogue, body.filter, { caller, locale });
  const limit = changedProductsLimit + body.except.length;
  const { ids, total } = catalogue.products.findIds({ ...criteria, paging: { page: 1, limit } });
  if (total > limit)
    throw invalidField({
      path: 'filter',
      code: 'TOO_MANY',
      locale,
      values: { maximum: String(changedProductsLimit) },
    });
  return ids;
}
