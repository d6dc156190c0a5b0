import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import type { Models } from '../models.ts';
import type { StoredDraft, StoredTemplate } from './page-template.model.ts';

/** Returns a template whose draft may be read and changed. Throws NOT_FOUND, and WAS_DELETED for a removed page. */
export async function findDraftable(
  { pageTemplates }: Pick<Models, 'pageTemplates'>,
  id: string,
  session?: ClientSession,
): Promise<StoredTemplate> {
  const template = await pageTemplates
    .findById(id)
    .session(session ?? null)
    .lean<StoredTemplate>();
  if (template === null) throw new ApiFailure('PAGE_TEMPLATE_NOT_FOUND');
  if (template.isDeleted) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
  return template;
}

/** Replaces or removes the draft. Does not change the template's revision and versions, and records no event. */
export async function changeDraft(
  { pageTemplates }: Pick<Models, 'pageTemplates'>,
  before: StoredTemplate,
  draft: StoredDraft | undefined,
  session: ClientSession,
): Promise<StoredTemplate> {
  const after = await pageTemplates
    .findOneAndUpdate(
      // `null` also finds templates that never had a draft.
      { _id: before._id, draftRevision: before.draftRevision ?? null },
      { ...(draft === undefined ? { $unset: { draft: '' } } : { $set: { draft } }), $inc: { draftRevision: 1 } },
      { session, returnDocument: 'after' },
    )
    .lean<StoredTemplate>();
  if (after === null) throw concurrentChangeError('page template draft');
  return after;
}
