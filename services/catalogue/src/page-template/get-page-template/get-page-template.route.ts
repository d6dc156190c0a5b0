import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import {
  getPageTemplate,
  getPageTemplateBySlug,
  getPageTemplateByType,
} from '@gvg/contracts/catalogue/http/page-templates';
import type { PageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredTemplate } from '../page-template.model.ts';
import { presentTemplate } from '../page-template.presenter.ts';

/** Throws PAGE_TEMPLATE_WAS_DELETED for removed templates unless the caller is staff. */
function presentVisible(template: StoredTemplate | null, caller: Caller | undefined): PageTemplate {
  if (template === null) throw new ApiFailure('PAGE_TEMPLATE_NOT_FOUND');
  if (template.isDeleted && !isStaff(caller)) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
  return presentTemplate(template);
}

/** By id, by type, by slug. */
export function getPageTemplateRoutes({ app, models: { pageTemplates } }: Catalogue): void {
  mount(app, getPageTemplateByType, async ({ params, caller }) =>
    presentVisible(await pageTemplates.findOne({ place: params.type, isDeleted: false }).lean(), caller),
  );

  mount(app, getPageTemplateBySlug, async ({ params, caller }) =>
    // Removing a page frees its slug, so several may match: prefer the one that is not removed, then the last removed.
    presentVisible(
      await pageTemplates
        .findOne({ place: `PAGE/${params.slug}` })
        .sort({ isDeleted: 1, updatedAt: -1 })
        .lean(),
      caller,
    ),
  );

  mount(app, getPageTemplate, async ({ params, caller }) =>
    presentVisible(await pageTemplates.findById(params.id).lean(), caller),
  );
}
