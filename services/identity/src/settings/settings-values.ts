import type { IdentitySettings } from '@gvg/contracts/identity/http/settings';

/** What staff can change of identity's settings. */
export type SettingsValues = Omit<IdentitySettings, 'revision' | 'updatedAt'>;
