import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import type { NotificationType } from '@gvg/contracts/notify/terms';

export type Channel = keyof Preferences;

/** Returns the preferences with one choice changed. */
export const withPreference = (
  preferences: Preferences,
  channel: Channel,
  type: NotificationType,
  isOn: boolean,
): Preferences => ({ ...preferences, [channel]: { ...preferences[channel], [type]: isOn } });
