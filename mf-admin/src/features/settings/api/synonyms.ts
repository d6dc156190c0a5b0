import { asApiError, pageContext } from '@gvg/browser-kit';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { useMutation, useQueryClient } from '@gvg/query';
import { applyChange } from '../synonym-changes.ts';
import type { SynonymChange } from '../synonym-changes.ts';
import { settingsQueries } from './settings.ts';

/** Retries after concurrent changes. If they go on, a person should look. */
const attempts = 3;

/** Applies one change to the current groups, so that groups of others are preserved. Undefined if the group no longer exists. */
async function saveChange(
  settings: CatalogueSettings,
  change: SynonymChange,
  left = attempts,
): Promise<CatalogueSettings | undefined> {
  const synonyms = applyChange(settings.synonyms, change);
  if (synonyms === undefined) return undefined;
  const { exchangeRates, revision } = settings;
  try {
    return await pageContext().api.call('updateCatalogueSettings', { body: { exchangeRates, synonyms, revision } });
  } catch (error) {
    const failure = asApiError(error);
    if (failure.code !== 'VERSION_CONFLICT' || left === 1) throw failure;
    return saveChange(failure.current as CatalogueSettings, change, left - 1);
  }
}

/** Adds, changes or removes one group. The caller shows errors. */
export function useChangeSynonyms(settings: CatalogueSettings, onError: 'silent' | 'toast') {
  const client = useQueryClient();
  const { queryKey } = settingsQueries.catalogue;
  return useMutation({
    mutationFn: (change: SynonymChange) =>
      // The cache includes an earlier change that is not rendered yet.
      saveChange(client.getQueryData<CatalogueSettings>(queryKey) ?? settings, change),
    meta: { onError },
    onSuccess(saved) {
      if (saved === undefined) void client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, saved);
    },
  });
}
