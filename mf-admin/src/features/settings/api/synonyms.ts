import { asApiError, pageContext } from '@gvg/browser-kit';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { useMutation, useQueryClient } from '@gvg/query';
import { applyChange } from '../synonym-changes.ts';
import type { SynonymChange } from '../synonym-changes.ts';
import { settingsQueries } from './settings.ts';

/** What another person saves meanwhile may be saved once more; more often somebody should look. */
const attempts = 3;

/** Saves one change over the groups as they are by now: the groups of others stay. Undefined when the group is not there any more. */
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

/** Adds, changes or removes one group. The caller shows a failure. */
export function useChangeSynonyms(settings: CatalogueSettings, onError: 'silent' | 'toast') {
  const client = useQueryClient();
  const { queryKey } = settingsQueries.catalogue;
  return useMutation({
    mutationFn: (change: SynonymChange) =>
      // What a change before this one has left, also where the page has not been rendered since.
      saveChange(client.getQueryData<CatalogueSettings>(queryKey) ?? settings, change),
    meta: { onError },
    onSuccess(saved) {
      if (saved === undefined) void client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, saved);
    },
  });
}
