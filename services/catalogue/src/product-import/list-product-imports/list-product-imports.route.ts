import { listProductImports } from '@gvg/contracts/catalogue/http/product-imports';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentImports } from '../product-import.presenter.ts';
import type { StoredProductImport } from '../product-import.model.ts';

export function listProductImportsRoute(catalogue: Catalogue): void {
  const { app, models } = catalogue;
  mount(app, listProductImports, async ({ query, context }) => {
    const found = await findStaffPage(models.productImports, {
      filter: { 'by.id': context.actor.id, expiresAt: { $gt: new Date() } },
      sort: { createdAt: -1, _id: -1 },
      paging: query,
      present: (one: StoredProductImport) => one,
    });
    return { ...found, docs: await presentImports(catalogue, found.docs) };
  });
}
