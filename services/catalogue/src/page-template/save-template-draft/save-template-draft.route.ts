import { saveTemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Catalogue } from '../../catalogue.ts';
import { changeDraft, findDraftable } from '../change-draft.ts';
import { cleanTemplate } from '../template-content.ts';
import { presentDraft } from '../template-draft.presenter.ts';

/** Not audited: it is saved while somebody types, and nobody sees it before it is published, which is. */
export function saveTemplateDraftRoute(catalogue: Catalogue): void {
  const { app, models, withTransaction } = catalogue;
  mount(app, saveTemplateDraft, async ({ params, body, context, locale }) => {
    const { basedOn, revision, content: typed } = body;
    const copied = await catalogue.copyOutsidePictures(typed, { purpose: 'TEMPLATE', locale });
    const content = cleanTemplate(copied, locale);
    const saved = await withTransaction(async ({ session }) => {
      const template = await findDraftable(models, params.id, session);
      if (template.type !== content.type)
        throw invalidField({ path: 'content.type', code: 'INVALID_ENUM_VALUE', locale });
      if (basedOn > template.revision) throw invalidField({ path: 'basedOn', code: 'INVALID_VALUE', locale });
      if (revision !== undefined && revision !== (template.draftRevision ?? 0))
        throw new ApiFailure('VERSION_CONFLICT', { current: await presentDraft(models, template) });
      const draft = { content, basedOn, savedAt: new Date(), savedBy: context.actor };
      return changeDraft(models, template, draft, session);
    });
    return presentDraft(models, saved);
  });
}
