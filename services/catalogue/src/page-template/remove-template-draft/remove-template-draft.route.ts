import { removeTemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeDraft, findDraftable } from '../change-draft.ts';
import { presentDraft } from '../template-draft.presenter.ts';

/** Audits the removed content, because another user may have written it. */
export function removeTemplateDraftRoute({ app, models, withTransaction }: Catalogue): void {
  mount(app, removeTemplateDraft, async ({ params, context }) => {
    const left = await withTransaction(async ({ session, record }) => {
      const template = await findDraftable(models, params.id, session);
      if (template.draft === undefined) return template;
      const subject = { type: 'page-template', id: params.id };
      const { content: before } = template.draft;
      record(auditEvent({ action: 'page-template.remove-draft', subject, before, after: null, context }));
      return changeDraft(models, template, undefined, session);
    });
    return presentDraft(models, left);
  });
}
