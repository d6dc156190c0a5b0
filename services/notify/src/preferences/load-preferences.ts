import type { ClientSession } from 'mongoose';
import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import { customerNotificationTypes, mailedNotificationTypes } from '@gvg/contracts/notify/terms';
import type { NotificationType } from '@gvg/contracts/notify/terms';
import type { Notify } from '../notify.ts';
import type { StoredPreferences } from './preferences.model.ts';

/** Defaults: everything except advertising, which needs consent (rules/notifications.md). */
const byDefault = (type: NotificationType): boolean => type !== 'PROMOTION';

/** Returns preferences with defaults for what was never chosen. */
export function withDefaults(stored: Pick<StoredPreferences, 'mail' | 'push'> | null | undefined): Preferences {
  const fill = <Type extends NotificationType>(types: readonly Type[], chosen: Partial<Record<Type, boolean>> = {}) =>
    Object.fromEntries(types.map((type) => [type, chosen[type] ?? byDefault(type)])) as Record<Type, boolean>;
  return { mail: fill(mailedNotificationTypes, stored?.mail), push: fill(customerNotificationTypes, stored?.push) };
}

export async function loadPreferences(
  { preferences }: Pick<Notify, 'preferences'>,
  user: string,
  session: ClientSession | null = null,
): Promise<Preferences> {
  return withDefaults(await preferences.findById(user).session(session).lean<StoredPreferences>());
}
