import type { ClientSession } from 'mongoose';
import { saveTemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { changeDraft, findDraftable } from '../change-draft.ts';
import type { StoredTemplate } from '../page-template.model.ts';
import { cleanTemplate } from '../template-content.ts';
import { presentDraft } from '../template-draft.presenter.ts';

/**
 * Time within which an open page may save a draft based on the version it was opened with. At most a day, because a draft shows its base version, and former
 * versions are for a SYSTEM_ADMIN only.
 */
const openPageMs = 24 * 60 * 60_000;

async function mayBeBasedOn(
  { templateVersions }: Models,
  { _id, revision, draft }: StoredTemplate,
  { basedOn, session }: { basedOn: number; session: ClientSession },
): Promise<boolean> {
  if (basedOn === revision || basedOn === draft?.basedOn) return true;
  const replacement = await templateVersions
    .findOne({ template: _id, version: { $gt: basedOn } })
    .sort({ version: 1 })
    .session(session)
    .lean();
  return replacement !== null && replacement.savedAt.getTime() > Date.now() - openPageMs;
}

/** Not audited: it is saved during typing, and only publishing, which is audited, makes it visible. */
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
      if (!(await mayBeBasedOn(models, template, { basedOn, session })))
        throw new ApiFailure('VERSION_CONFLICT', { current: await presentDraft(models, template) });
      const draft = { content, basedOn, savedAt: new Date(), savedBy: context.actor };
      return changeDraft(models, template, draft, session);
    });
    return presentDraft(models, saved);
  });
}
