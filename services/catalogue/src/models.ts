import type { Connection } from 'mongoose';
import { categoryModel } from './category/category.model.ts';
import { costModel } from './cost/cost.model.ts';
import { countryModel } from './country/country.model.ts';
import { pageTemplateModel } from './page-template/page-template.model.ts';
import { templateVersionModel } from './page-template/template-version.model.ts';
import { producerModel } from './producer/producer.model.ts';
import { productModel } from './product/product.model.ts';
import { importPieceModel } from './product-import/import-piece.model.ts';
import { importRowModel } from './product-import/import-row.model.ts';
import { productImportModel } from './product-import/product-import.model.ts';
import { changedProductModel } from './product-change/changed-product.model.ts';
import { productChangeModel } from './product-change/product-change.model.ts';
import { deliveredProductModel } from './rating/delivered-product.model.ts';
import { ratingModel } from './rating/rating.model.ts';
import { changedRatingModel } from './rating-change/changed-rating.model.ts';
import { ratingChangeModel } from './rating-change/rating-change.model.ts';
import { reservationModel } from './stock/reservation.model.ts';
import { stockMovementModel } from './stock/stock-movement.model.ts';

export type Models = ReturnType<typeof createModels>;

export function createModels(connection: Connection) {
  return {
    categories: categoryModel(connection),
    producers: producerModel(connection),
    countries: countryModel(connection),
    products: productModel(connection),
    productChanges: productChangeModel(connection),
    changedProducts: changedProductModel(connection),
    productImports: productImportModel(connection),
    importPieces: importPieceModel(connection),
    importRows: importRowModel(connection),
    pageTemplates: pageTemplateModel(connection),
    templateVersions: templateVersionModel(connection),
    costs: costModel(connection),
    ratings: ratingModel(connection),
    ratingChanges: ratingChangeModel(connection),
    changedRatings: changedRatingModel(connection),
    reservations: reservationModel(connection),
    stockMovements: stockMovementModel(connection),
    deliveredProducts: deliveredProductModel(connection),
  };
}

/** Creates collections and indexes before the first request: transactions cannot create them, and unique names depend on them. */
export async function prepareCollections(models: Models): Promise<void> {
  await Promise.all(Object.values(models).map((model) => model.init()));
}
