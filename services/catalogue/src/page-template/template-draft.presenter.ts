import type { TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import type { Models } from '../models.ts';
import type { StoredTemplate } from './page-template.model.ts';

/** Presents the draft with the published content and the content that it was based on. */
export async function presentDraft(
  { templateVersions }: Pick<Models, 'templateVersions'>,
  { _id, revision, content, draft, draftRevision = 0 }: StoredTemplate,
): Promise<TemplateDraft> {
  const published = { revision, content };
  const state = { template: _id.toHexString(), revision: draftRevision, published };
  if (draft === undefined) return { ...state, content };
  const { basedOn, savedAt, savedBy } = draft;
  const base = basedOn === revision ? null : await templateVersions.findOne({ template: _id, version: basedOn }).lean();
  return {
    ...state,
    content: draft.content,
    saved: { at: savedAt.toISOString(), by: savedBy },
    ...(base === null ? {} : { base: { revision: basedOn, content: base.content } }),
  };
}
