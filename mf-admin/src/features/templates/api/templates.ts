import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { ApiError, CallInput, CallResponse } from '@gvg/browser-kit';
import { keepPreviousData, useMutation, useQueryClient } from '@gvg/query';

export const templatesKey = keyOf('/v1/page-templates');

/** Header, footer, home page and rate table, and all text pages, including removed ones. */
export const templatesQuery = apiQuery('listPageTemplates', { query: { limit: 100, includeDeleted: 'true' } });

export const draftQuery = (id: string) => apiQuery('getTemplateDraft', { params: { id } });

export const versionsPerPage = 20;

export const versionsQuery = (id: string, page: number) => ({
  ...apiQuery('listTemplateVersions', { params: { id }, query: { page, limit: versionsPerPage } }),
  placeholderData: keepPreviousData,
});

type TemplateWrite = 'createPageTemplate' | 'setPageTemplateStatus' | 'restoreTemplateVersion';

/** Writes a template and invalidates all templates. The caller shows errors. */
export function useTemplateWrite<Name extends TemplateWrite>(name: Name) {
  const client = useQueryClient();
  return useMutation<CallResponse<Name>, ApiError, CallInput<Name>>({
    mutationFn: (input) => pageContext().api.call(name, input),
    meta: { onError: 'silent' },
    onSettled: () => void client.invalidateQueries({ queryKey: templatesKey }),
  });
}
