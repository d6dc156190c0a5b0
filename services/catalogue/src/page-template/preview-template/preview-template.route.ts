import { checkTemplatePreview, previewPageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findDraftable } from '../change-draft.ts';

export function previewTemplateRoutes({ app, models, previews }: Catalogue): void {
  mount(app, previewPageTemplate, async ({ params }) => {
    await findDraftable(models, params.id);
    const { token, expiresAt } = previews.sign(params.id);
    return { token, expiresAt: expiresAt.toISOString() };
  });

  mount(app, checkTemplatePreview, ({ params }) => {
    const template = previews.read(params.token);
    if (template === undefined) throw new ApiFailure('NOT_FOUND');
    return { template };
  });
}
