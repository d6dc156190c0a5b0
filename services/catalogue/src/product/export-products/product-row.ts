import { imageSeparator } from '@gvg/contracts/catalogue/product-file';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { StoredProduct } from '../product.model.ts';

/** A product with all of staff's fields; a missing value is an empty cell. */
export function productRow(product: StoredProduct): CsvRow<ProductFileColumn> {
  const { name, description, ingredients, storage, warnings, dimensionsMm, stock } = product;
  return {
    id: product._id.toHexString(),
    revision: product.editRevision,
    sku: product.sku,
    name_vi: name.vi,
    name_en: name.en,
    barcode: product.barcode,
    category: product.category.toHexString(),
    producer: product.producer.toHexString(),
    country: product.country,
    type: product.type,
    priority: product.priority,
    price: product.price,
    salePrice: product.salePrice,
    stock,
    stock_was: stock,
    unit: product.unit,
    quantityPerUnit: product.quantityPerUnit,
    weightGrams: product.weightGrams,
    dimensionsMm_length: dimensionsMm?.length,
    dimensionsMm_width: dimensionsMm?.width,
    dimensionsMm_height: dimensionsMm?.height,
    shelfLifeDays: product.shelfLifeDays,
    images: product.images.join(imageSeparator),
    description_vi: description.vi,
    description_en: description.en,
    ingredients_vi: ingredients?.vi,
    ingredients_en: ingredients?.en,
    storage_vi: storage?.vi,
    storage_en: storage?.en,
    warnings_vi: warnings?.vi,
    warnings_en: warnings?.en,
    isShowed: String(product.isShowed),
    isDeleted: String(product.isDeleted),
  };
}
