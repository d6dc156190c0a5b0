import { restoreTemplateVersion } from '@gvg/contracts/http/page-templates';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { pageTemplateKind } from '../page-template.kind.ts';
import { presentTemplate } from '../page-template.presenter.ts';
import { saveContent } from '../save-content.ts';

/** History only grows: an earlier content becomes a new version. */
export function restoreTemplateVersionRoute(catalogue: Catalogue): void {
  const kind = pageTemplateKind(catalogue.models);
  mount(catalogue.app, restoreTemplateVersion, async ({ params, body: { version, revision }, context, locale }) =>
    presentTemplate(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: 'restore-version',
        context,
        change: async (template, { session }) => {
          if (template.isDeleted) throw new Failure('PAGE_TEMPLATE_WAS_DELETED');
          const earlier = await catalogue.models.templateVersions.findOne({ template: template._id, version }).session(session).lean();
          if (earlier === null) throw new Failure('NOT_FOUND');
          return saveContent(earlier.content, locale);
        },
      }),
    ),
  );
}
