import { getIdentitySettings, updateIdentitySettings } from '@gvg/contracts/identity/http/settings';
import { settingsRoutes } from '@gvg/service-kit/settings-routes';
import type { Identity } from '../identity.ts';
import type { SettingsValues } from './settings-values.ts';

/** Off in the demo, whose people have no authenticator at hand. */
export const defaultSettings: SettingsValues = { secondFactorRequired: false };

export function identitySettingsRoutes({ app, settings }: Pick<Identity, 'app' | 'settings'>): void {
  settingsRoutes(app, settings, { get: getIdentitySettings, update: updateIdentitySettings });
}
