import { updatePageTemplate } from '@gvg/contracts/http/page-templates';
import type { TemplateContent } from '@gvg/contracts/http/page-templates';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { wrongField } from '../../entity/wrong-field.ts';
import { saveContent } from '../save-content.ts';
import { pageTemplateKind } from '../page-template.kind.ts';
import { presentTemplate } from '../page-template.presenter.ts';

export function updatePageTemplateRoute(catalogue: Catalogue): void {
  const kind = pageTemplateKind(catalogue.models);
  mount(catalogue.app, updatePageTemplate, async ({ params, body: { revision, ...fields }, context, locale }) =>
    presentTemplate(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (template) => {
          if (template.isDeleted) throw new Failure('PAGE_TEMPLATE_WAS_DELETED');
          if (template.type !== fields.type) throw wrongField({ path: 'type', code: 'INVALID_ENUM_VALUE', locale });
          return saveContent({ ...template.content, ...fields } as TemplateContent, locale);
        },
      }),
    ),
  );
}
