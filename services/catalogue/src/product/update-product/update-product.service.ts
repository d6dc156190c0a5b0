import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { descriptionLimit } from '@gvg/contracts/catalogue/http/products';
import type { updateProduct as updateProductEndpoint } from '@gvg/contracts/catalogue/http/products';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntityWithin, writeEntity } from '../../entity/write-entity.ts';
import type { EntityChange, WriteScope } from '../../entity/entity-definition.ts';
import { nameKeyOf } from '../../entity/name-key.ts';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { cleanRichText } from '../../rich-text/clean-rich-text.ts';
import { skuKeyOf } from '../sku-key.ts';
import { checkReferences } from '../check-references.ts';
import { productEntity } from '../product.entity.ts';
import type { StoredProduct } from '../product.model.ts';

type Body = BodyOf<typeof updateProductEndpoint>;

export interface ProductEdit {
  id: string;
  body: Body;
  context: EventContext;
  /** Language of validation messages. */
  locale: Locale;
}

export function updateProduct(catalogue: Catalogue, { context, ...edit }: ProductEdit): Promise<StoredProduct> {
  return writeEntity(catalogue, productEntity(catalogue.models), context, (scope) =>
    updateProductWithin(catalogue, edit, scope),
  );
}

/** Updates a product within a transaction that has more to write. */
export function updateProductWithin(
  { models }: Pick<Catalogue, 'models'>,
  { id, body: { revision, ...fields }, locale }: Omit<ProductEdit, 'context'>,
  scope: WriteScope,
): Promise<StoredProduct> {
  const edit = {
    id,
    revision,
    action: 'update',
    change: async (product: StoredProduct) => {
      if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
      checkSalePrice(product, fields, locale);
      await checkReferences(models, fields, scope.session);
      return toEntityChange(fields, locale);
    },
  };
  return changeEntityWithin(productEntity(models), edit, scope);
}

/** An update may contain only one of the two prices, so it is compared with the stored value of the other. */
function checkSalePrice(product: StoredProduct, fields: Omit<Body, 'revision'>, locale: Locale): void {
  const price = fields.price ?? product.price;
  const salePrice = fields.salePrice === undefined ? product.salePrice : fields.salePrice;
  if (salePrice === undefined || salePrice === null || salePrice < price) return;
  throw invalidField({ path: 'salePrice', code: 'SALE_PRICE_NOT_BELOW_PRICE', locale });
}

/** Null removes an optional field. */
function toEntityChange({ sku, ...rest }: Omit<Body, 'revision'>, locale: Locale): EntityChange<StoredProduct> {
  const fields = { ...rest, ...(sku !== undefined && { sku, skuKey: sku && skuKeyOf(sku) }) };
  const entries = Object.entries(fields);
  const derived = {
    ...(fields.name === undefined ? {} : { nameKey: nameKeyOf(fields.name) }),
    ...(fields.description === undefined
      ? {}
      : { description: cleanRichText(fields.description, { path: 'description', maximum: descriptionLimit, locale }) }),
  };
  return {
    $set: { ...Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)), ...derived },
    $unset: Object.fromEntries(entries.filter(([, value]) => value === null).map(([name]) => [name, 1])),
  };
}
