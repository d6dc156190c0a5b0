import { setPageTemplateStatus } from '@gvg/contracts/http/page-templates';
import { mount } from '@gvg/service-kit/endpoint';
import { Failure } from '@gvg/service-kit/failure';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { pageTemplateKind } from '../page-template.kind.ts';
import { presentTemplate } from '../page-template.presenter.ts';

/** Pages of text come and go; the site cannot be drawn without the other four. */
export function removeOrRestorePageTemplateRoute(catalogue: Catalogue): void {
  const kind = pageTemplateKind(catalogue.models);
  mount(catalogue.app, setPageTemplateStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentTemplate(
      await changeEntity(catalogue, kind, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (template) => {
          if (template.type !== 'PAGE') throw new Failure('ACTION_NOT_ALLOWED');
          return setRemoved(template, isDeleted);
        },
      }),
    ),
  );
}
