import { getProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findImport } from '../find-import.ts';
import { presentImport } from '../product-import.presenter.ts';

export function getProductImportRoute(catalogue: Catalogue): void {
  mount(catalogue.app, getProductImport, async ({ params: { id }, context }) =>
    presentImport(catalogue, await findImport(catalogue.models, id, context.actor.id)),
  );
}
