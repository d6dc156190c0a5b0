import { apiQuery, keyOf, pageContext } from '@gvg/browser-kit';
import type { CallInput, CallResponse } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';

export const settingsKey = keyOf('/v1/settings');

export const settingsQueries = {
  cart: apiQuery('getCartSettings', {}),
  catalogue: apiQuery('getCatalogueSettings', {}),
  identity: apiQuery('getIdentitySettings', {}),
};

type SettingsWrite = 'updateCartSettings' | 'updateCatalogueSettings' | 'updateIdentitySettings';
const queryOf = {
  updateCartSettings: settingsQueries.cart,
  updateCatalogueSettings: settingsQueries.catalogue,
  updateIdentitySettings: settingsQueries.identity,
};

/** Replaces the settings of a service. The form shows errors. */
export function useUpdateSettings<Name extends SettingsWrite>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<Name>['body']) => pageContext().api.call(name, { body } as unknown as CallInput<Name>),
    meta: { onError: 'silent' },
    onSuccess: (saved: CallResponse<Name>) => client.setQueryData(queryOf[name].queryKey, saved as never),
  });
}
