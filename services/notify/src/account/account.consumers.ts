import type { Notify } from '../notify.ts';
import { onGuestMerged } from './on-guest-merged.consumer.ts';
import { onUserErased } from './on-user-erased.consumer.ts';
import { onUserRegistered } from './on-user-registered.consumer.ts';
import { onUserRoleChanged } from './on-user-role-changed.consumer.ts';

export async function accountConsumers(notify: Notify): Promise<void> {
  await onUserRegistered(notify);
  await onUserRoleChanged(notify);
  await onGuestMerged(notify);
  await onUserErased(notify);
}
