import { isStaff } from '@gvg/contracts/definitions/caller';
import { listPageTemplates } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentTemplateSummary, summaryProjection } from '../page-template.presenter.ts';

export function listPageTemplatesRoute({ app, models }: Catalogue): void {
  mount(app, listPageTemplates, ({ query: { type, includeDeleted, ...paging }, caller }) =>
    findPage(models.pageTemplates, {
      filter: {
        ...(includeDeleted === true && isStaff(caller) ? {} : { isDeleted: false }),
        ...(type === undefined ? {} : { type }),
      },
      sort: { type: 1, _id: 1 },
      paging,
      select: summaryProjection,
      present: (template) => presentTemplateSummary(template, isStaff(caller)),
    }),
  );
}
