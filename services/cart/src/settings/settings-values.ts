import type { CartSettings } from '@gvg/contracts/cart/http/settings';

/** What staff can change of cart's settings. */
export type SettingsValues = Omit<CartSettings, 'revision' | 'updatedAt'>;
