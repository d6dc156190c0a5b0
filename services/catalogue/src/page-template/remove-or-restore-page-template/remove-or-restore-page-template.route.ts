import { setPageTemplateStatus } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/endpoint';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import { presentTemplate } from '../page-template.presenter.ts';

/** Only pages of text can be removed; the site cannot be rendered without the other four templates. */
export function removeOrRestorePageTemplateRoute(catalogue: Catalogue): void {
  const entity = pageTemplateEntity(catalogue.models);
  mount(catalogue.app, setPageTemplateStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentTemplate(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (template) => {
          if (template.type !== 'PAGE') throw new ApiFailure('ACTION_NOT_ALLOWED');
          return setRemoved(template, isDeleted);
        },
      }),
    ),
  );
}
