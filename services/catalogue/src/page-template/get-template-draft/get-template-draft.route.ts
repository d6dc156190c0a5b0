import { getTemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findDraftable } from '../change-draft.ts';
import { presentDraft } from '../template-draft.presenter.ts';

export function getTemplateDraftRoute({ app, models }: Catalogue): void {
  mount(app, getTemplateDraft, async ({ params }) => presentDraft(models, await findDraftable(models, params.id)));
}
