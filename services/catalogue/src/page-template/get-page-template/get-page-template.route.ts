import type { Request, Response } from 'express';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import {
  getPageTemplate,
  getPageTemplateBySlug,
  getPageTemplateByType,
} from '@gvg/contracts/catalogue/http/page-templates';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import type { PageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { uniqueKeyOf } from '../page-template.model.ts';
import type { StoredTemplate } from '../page-template.model.ts';
import { presentTemplate } from '../page-template.presenter.ts';

/** Throws PAGE_TEMPLATE_WAS_DELETED for removed templates unless the caller is staff. */
function presentVisible(template: StoredTemplate | null, caller: Caller | undefined): PageTemplate {
  if (template === null) throw new ApiFailure('PAGE_TEMPLATE_NOT_FOUND');
  if (template.isDeleted && !isStaff(caller)) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
  return presentTemplate(template);
}

/** Serves templates by id, type and slug, and a draft's content for a document with a draft (`composition/draft-document.ts`). */
export function getPageTemplateRoutes({ app, models: { pageTemplates }, previews }: Catalogue): void {
  /** Returns the template whose draft is requested, and marks its response as private. */
  async function draftFor(request: Request, response: Response): Promise<StoredTemplate | undefined> {
    const token = request.get(draftHeader);
    if (token === undefined) return undefined;
    response.set('cache-control', 'private, no-store');
    const id = previews.read(token);
    const template = id === undefined ? null : await pageTemplates.findById(id).lean<StoredTemplate>();
    if (template === null) throw new ApiFailure('PAGE_TEMPLATE_NOT_FOUND');
    return { ...template, content: template.draft?.content ?? template.content };
  }

  mount(app, getPageTemplateByType, async ({ params, caller, request, response }) => {
    const draft = await draftFor(request, response);
    if (draft?.place === params.type) return presentVisible(draft, caller);
    return presentVisible(await pageTemplates.findOne({ place: params.type, isDeleted: false }).lean(), caller);
  });

  mount(app, getPageTemplateBySlug, async ({ params, caller, request, response }) => {
    const draft = await draftFor(request, response);
    const place = `PAGE/${params.slug}`;
    if (draft !== undefined && [draft.place, uniqueKeyOf(draft.content)].includes(place))
      return presentVisible(draft, caller);
    return presentVisible(
      // Removing a page frees its slug, so several may match: prefer the one that is not removed, then the last removed.
      await pageTemplates.findOne({ place }).sort({ isDeleted: 1, updatedAt: -1 }).lean(),
      caller,
    );
  });

  mount(app, getPageTemplate, async ({ params, caller, request, response }) => {
    const draft = await draftFor(request, response);
    if (draft?._id.toHexString() === params.id) return presentVisible(draft, caller);
    return presentVisible(await pageTemplates.findById(params.id).lean(), caller);
  });
}
