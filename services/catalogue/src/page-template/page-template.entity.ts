import { Types } from 'mongoose';
import { templateChanged } from '@gvg/contracts/catalogue/events';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import type { StoredTemplate } from './page-template.model.ts';
import { presentTemplate } from './page-template.presenter.ts';

/** Entity definition of page templates: every write records template.changed, and each change of the content stores a version. */
export function pageTemplateEntity({ pageTemplates, templateVersions }: Models): EntityDefinition<StoredTemplate> {
  return {
    name: 'page-template',
    model: pageTemplates,
    notFound: 'PAGE_TEMPLATE_NOT_FOUND',
    alreadyExists: 'PAGE_TEMPLATE_WAS_EXISTED',
    present: presentTemplate,
    eventOf: ({ _id, revision, type, content }, _before, context) => {
      const id = _id.toHexString();
      const data = { _id: id, type, ...(content.type === 'PAGE' ? { slug: content.slug } : {}) };
      return { contract: templateChanged, subjectId: id, revision, data, context };
    },
    async writeDependents({ _id, revision, content, updatedAt, isDeleted }, before, { session, context }) {
      // Removing and restoring do not change the content, so they need no version.
      if (before !== null && before.isDeleted !== isDeleted) return;
      await templateVersions.insertMany(
        [
          {
            _id: new Types.ObjectId(),
            template: _id,
            version: revision,
            content,
            savedAt: updatedAt,
            savedBy: context.actor,
          },
        ],
        { session },
      );
    },
  };
}
