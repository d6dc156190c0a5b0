import { publishTemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/write-entity.ts';
import { pageTemplateEntity } from '../page-template.entity.ts';
import { presentTemplate } from '../page-template.presenter.ts';
import { contentChange } from '../template-content.ts';
import { presentDraft } from '../template-draft.presenter.ts';

/** Publishes the draft as the next version and removes it, in one write. */
export function publishTemplateDraftRoute(catalogue: Catalogue): void {
  const { app, models } = catalogue;
  const entity = pageTemplateEntity(models);
  mount(app, publishTemplateDraft, async ({ params, body, context, locale }) =>
    presentTemplate(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision: undefined,
        action: 'publish',
        context,
        change: async (template) => {
          const { isDeleted, draft, draftRevision, revision } = template;
          if (isDeleted) throw new ApiFailure('PAGE_TEMPLATE_WAS_DELETED');
          if (draftRevision !== body.revision || (draft !== undefined && draft.basedOn !== revision))
            throw new ApiFailure('VERSION_CONFLICT', { current: await presentDraft(models, template) });
          if (draft === undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
          return { ...contentChange(draft.content, locale), $unset: { draft: '' }, $inc: { draftRevision: 1 } };
        },
      }),
    ),
  );
}
