import { restoreTemplateVersion } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/write-entity.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import { presentTemplate } from '../page-template.presenter.ts';
import { contentChange } from '../template-content.ts';

/** The history is append-only: restoring stores the earlier content as a new version. */
export function restoreTemplateVersionRoute(catalogue: Catalogue): void {
  const entity = pageTemplateEntity(catalogue.models);
  mount(catalogue.app, restoreTemplateVersion, async ({ params, body: { version, revision }, context, locale }) =>
    presentTemplate(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: 'restore-version',
        context,
        change: async (template, { session }) => {
          if (template.isDeleted) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
          const earlier = await catalogue.models.templateVersions
            .findOne({ template: template._id, version })
            .session(session)
            .lean();
          if (earlier === null) throw new ApiFailure('NOT_FOUND');
          return contentChange(earlier.content, locale);
        },
      }),
    ),
  );
}
