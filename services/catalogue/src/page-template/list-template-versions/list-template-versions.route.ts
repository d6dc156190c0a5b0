import { listTemplateVersions } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentTemplateVersion } from '../page-template.presenter.ts';

export function listTemplateVersionsRoute({ app, models: { pageTemplates, templateVersions } }: Catalogue): void {
  mount(app, listTemplateVersions, async ({ params, query }) => {
    const template = await pageTemplates.exists({ _id: params.id });
    if (template === null) throw new ApiFailure('PAGE_TEMPLATE_NOT_FOUND');
    return findPage(templateVersions, {
      filter: { template: template._id },
      sort: { version: -1 },
      paging: query,
      present: presentTemplateVersion,
    });
  });
}
