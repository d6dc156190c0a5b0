import { setPageTemplateStatus } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { removeOrRestore } from '../../entity/remove-or-restore.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import type { StoredTemplate } from '../page-template.model.ts';
import { presentTemplate } from '../page-template.presenter.ts';

/** Only pages of text can be removed; the site cannot be rendered without the other four templates. */
function checkIsPage({ type }: StoredTemplate): void {
  if (type !== 'PAGE') throw new ApiFailure('ACTION_NOT_ALLOWED');
}

export function removeOrRestorePageTemplateRoute(catalogue: Catalogue): void {
  const entity = pageTemplateEntity(catalogue.models);
  mount(catalogue.app, setPageTemplateStatus, async ({ params, body, context }) =>
    presentTemplate(await removeOrRestore(catalogue, entity, { ...body, id: params.id, context, check: checkIsPage })),
  );
}
