import { getIdentitySettings, updateIdentitySettings } from '@gvg/contracts/identity/http/settings';
import type { IdentitySettings } from '@gvg/contracts/identity/http/settings';
import { settingsRoutes } from '@gvg/service-kit/settings-routes';
import type { Identity } from '../identity.ts';

export type SettingsValues = Omit<IdentitySettings, 'revision' | 'updatedAt'>;

/** Off in the demo, whose people have no authenticator at hand. */
export const defaultSettings: SettingsValues = { secondFactorRequired: false };

export function identitySettingsRoutes({ app, settings }: Pick<Identity, 'app' | 'settings'>): void {
  settingsRoutes(app, settings, { get: getIdentitySettings, update: updateIdentitySettings });
}
