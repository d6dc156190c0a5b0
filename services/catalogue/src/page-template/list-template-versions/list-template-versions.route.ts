import { listTemplateVersions } from '@gvg/contracts/http/page-templates';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import { findPage } from '@gvg/service-kit/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentTemplateVersion } from '../page-template.presenter.ts';

export function listTemplateVersionsRoute({ app, models: { pageTemplates, templateVersions } }: Catalogue): void {
  mount(app, listTemplateVersions, async ({ params, query }) => {
    const template = await pageTemplates.exists({ _id: params.id });
    if (template === null) throw new Failure('PAGE_TEMPLATE_NOT_FOUND');
    return findPage(templateVersions, { filter: { template: template._id }, sort: { version: -1 }, paging: query, present: presentTemplateVersion });
  });
}
