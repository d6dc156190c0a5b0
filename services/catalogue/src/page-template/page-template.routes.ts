import type { Catalogue } from '../catalogue.ts';
import { createPageTemplateRoute } from './create-page-template/create-page-template.route.ts';
import { getPageTemplateRoutes } from './get-page-template/get-page-template.route.ts';
import { getTemplateDraftRoute } from './get-template-draft/get-template-draft.route.ts';
import { listPageTemplatesRoute } from './list-page-templates/list-page-templates.route.ts';
import { listTemplateVersionsRoute } from './list-template-versions/list-template-versions.route.ts';
import { previewTemplateRoutes } from './preview-template/preview-template.route.ts';
import { publishTemplateDraftRoute } from './publish-template-draft/publish-template-draft.route.ts';
import { removeOrRestorePageTemplateRoute } from './remove-or-restore-page-template/remove-or-restore-page-template.route.ts';
import { removeTemplateDraftRoute } from './remove-template-draft/remove-template-draft.route.ts';
import { restoreTemplateVersionRoute } from './restore-template-version/restore-template-version.route.ts';
import { saveTemplateDraftRoute } from './save-template-draft/save-template-draft.route.ts';
import { updatePageTemplateRoute } from './update-page-template/update-page-template.route.ts';

export function pageTemplateRoutes(catalogue: Catalogue): void {
  listPageTemplatesRoute(catalogue);
  getPageTemplateRoutes(catalogue);
  createPageTemplateRoute(catalogue);
  updatePageTemplateRoute(catalogue);
  removeOrRestorePageTemplateRoute(catalogue);
  listTemplateVersionsRoute(catalogue);
  restoreTemplateVersionRoute(catalogue);
  getTemplateDraftRoute(catalogue);
  saveTemplateDraftRoute(catalogue);
  removeTemplateDraftRoute(catalogue);
  publishTemplateDraftRoute(catalogue);
  previewTemplateRoutes(catalogue);
}
