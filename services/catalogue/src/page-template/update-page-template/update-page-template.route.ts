import { updatePageTemplate } from '@gvg/contracts/catalogue/http/page-templates';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/write-entity.ts';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { contentChange } from '../template-content.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import { presentTemplate } from '../page-template.presenter.ts';

export function updatePageTemplateRoute(catalogue: Catalogue): void {
  const entity = pageTemplateEntity(catalogue.models);
  mount(catalogue.app, updatePageTemplate, async ({ params, body, context, locale }) => {
    const { revision, ...fields } = await catalogue.copyOutsidePictures(body, { purpose: 'TEMPLATE', locale });
    return presentTemplate(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: 'update',
        context,
        change: (template) => {
          if (template.isDeleted) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
          if (template.type !== fields.type) throw invalidField({ path: 'type', code: 'INVALID_ENUM_VALUE', locale });
          return contentChange({ ...template.content, ...fields } as TemplateContent, locale);
        },
      }),
    );
  });
}
