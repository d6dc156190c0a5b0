import type { IdentitySettings } from '@gvg/contracts/identity/http/settings';
import type { SettingsValuesOf } from '@gvg/contracts/definitions/settings';

/** Editable settings of identity. */
export type SettingsValues = SettingsValuesOf<IdentitySettings>;
