import type { CartSettings } from '@gvg/contracts/cart/http/settings';
import type { SettingsValuesOf } from '@gvg/contracts/definitions/settings';

export type SettingsValues = SettingsValuesOf<CartSettings>;
