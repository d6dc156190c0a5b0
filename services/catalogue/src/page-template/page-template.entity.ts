import { Types } from 'mongoose';
import { templateChanged } from '@gvg/contracts/catalogue/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityDefinition, WriteScope } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredTemplate } from './page-template.model.ts';
import { presentTemplate } from './page-template.presenter.ts';

/** Entity definition of page templates: each content change stores a version, every write records template.changed. */
export function pageTemplateEntity({ pageTemplates, templateVersions }: Models): EntityDefinition<StoredTemplate> {
  const storeVersion = ({ _id, revision, content, updatedAt }: StoredTemplate, { session, context }: WriteScope) =>
    templateVersions.insertMany([{ _id: new Types.ObjectId(), template: _id, version: revision, content, savedAt: updatedAt, savedBy: context.actor }], { session });

  return {
    name: 'page-template',
    model: pageTemplates,
    notFound: 'PAGE_TEMPLATE_NOT_FOUND',
    alreadyExists: 'PAGE_TEMPLATE_WAS_EXISTED',
    present: presentTemplate,
    recordEvents: async (after, before, scope) => {
      // Removing and restoring do not change the content, so they need no version.
      if (before === null || before.isDeleted === after.isDeleted) await storeVersion(after, scope);
      const { type, content } = after;
      await recordEvent(scope.connection, scope.session, {
        contract: templateChanged,
        subjectId: after._id.toHexString(),
        revision: after.revision,
        data: { _id: after._id.toHexString(), type, ...(content.type === 'PAGE' ? { slug: content.slug } : {}) },
        context: scope.context,
      });
    },
  };
}
