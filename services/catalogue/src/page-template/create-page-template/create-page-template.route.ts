import { createPageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentTemplate } from '../page-template.presenter.ts';
import { addPageTemplate } from './create-page-template.service.ts';

export function createPageTemplateRoute(catalogue: Catalogue): void {
  mount(catalogue.app, createPageTemplate, async ({ body, context, locale }) =>
    presentTemplate(
      await addPageTemplate(catalogue, {
        content: await catalogue.copyOutsidePictures(body, { purpose: 'TEMPLATE', locale }),
        context,
        locale,
      }),
    ),
  );
}
