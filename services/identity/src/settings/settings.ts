import { getIdentitySettings, updateIdentitySettings } from '@gvg/contracts/identity/http/settings';
import type { SettingsDefinition } from '@gvg/service-kit/data/settings-store';
import { settingsRoutes } from '@gvg/service-kit/http/settings-routes';
import type { Identity } from '../identity.ts';
import { refuseTokensOfStaff } from '../session/refuse-tokens.ts';
import type { SettingsValues } from './settings-values.ts';

/** Off in the demo, where users have no authenticator. */
export const defaultSettings: SettingsValues = { secondFactorRequired: false };

/** Once the second factor is required, all access tokens of staff are rejected, and their refresh asks for it in sessions that have shown none. */
export function settingsDefinition(
  identity: Pick<Identity, 'users' | 'revocations'>,
): SettingsDefinition<SettingsValues> {
  return {
    service: 'identity',
    defaults: defaultSettings,
    onReplace: async (transaction, { before, after, context }) => {
      if (after.secondFactorRequired && !before.secondFactorRequired)
        await refuseTokensOfStaff(identity, transaction, context);
    },
  };
}

export function identitySettingsRoutes({ app, settings }: Pick<Identity, 'app' | 'settings'>): void {
  settingsRoutes(app, settings, { get: getIdentitySettings, update: updateIdentitySettings });
}
