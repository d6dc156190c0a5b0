import type { CartSettings } from '@gvg/contracts/cart/http/settings';
import type { SettingsValuesOf } from '@gvg/contracts/definitions/settings';

/** What staff can change of cart's settings. */
export type SettingsValues = SettingsValuesOf<CartSettings>;
