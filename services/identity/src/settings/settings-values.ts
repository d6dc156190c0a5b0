import type { IdentitySettings } from '@gvg/contracts/identity/http/settings';
import type { SettingsValuesOf } from '@gvg/contracts/definitions/settings';

export type SettingsValues = SettingsValuesOf<IdentitySettings>;
