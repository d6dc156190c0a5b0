import { previewProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { previewChange } from './preview-product-change.service.ts';

export function previewProductChangeRoute(catalogue: Catalogue): void {
  mount(catalogue.app, previewProductChange, ({ body, caller, context, locale }) =>
    previewChange(catalogue, { body, caller, context, locale }),
  );
}
