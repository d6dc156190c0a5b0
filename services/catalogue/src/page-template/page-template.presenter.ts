import type { PageTemplate, PageTemplateSummary, TemplateVersion } from '@gvg/contracts/catalogue/http/page-templates';
import type { StoredTemplate } from './page-template.model.ts';
import type { StoredTemplateVersion } from './template-version.model.ts';

function presentMetadata({ _id, isDeleted, revision, createdAt, updatedAt }: StoredTemplate) {
  return {
    _id: _id.toHexString(),
    isDeleted,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentTemplate(stored: StoredTemplate): PageTemplate {
  return { ...stored.content, ...presentMetadata(stored) };
}

/** With `isStaff`, includes whether something is unpublished. */
export function presentTemplateSummary(stored: StoredTemplate, isStaff: boolean): PageTemplateSummary {
  const { type, content } = stored;
  return {
    ...presentMetadata(stored),
    type,
    ...(content.type === 'PAGE' ? { slug: content.slug, title: content.title } : {}),
    ...(isStaff && stored.draft !== undefined ? { draftSavedAt: stored.draft.savedAt.toISOString() } : {}),
  };
}

/** Fields that `presentTemplateSummary` reads, as a query projection. */
export const summaryProjection = {
  type: 1,
  isDeleted: 1,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  'content.type': 1,
  'content.slug': 1,
  'content.title': 1,
  'draft.savedAt': 1,
} as const;

export function presentTemplateVersion({ version, content, savedAt, savedBy }: StoredTemplateVersion): TemplateVersion {
  return { version, content, savedAt: savedAt.toISOString(), savedBy };
}
