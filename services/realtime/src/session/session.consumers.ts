import type { Realtime } from '../realtime.ts';
import { onGuestMerged } from './on-guest-merged.consumer.ts';
import { onSessionRevoked } from './on-session-revoked.consumer.ts';
import { onUserBlocked } from './on-user-blocked.consumer.ts';
import { onUserErased } from './on-user-erased.consumer.ts';
import { onUserRoleChanged } from './on-user-role-changed.consumer.ts';

/** Consumers that end sockets on all nodes. */
export async function sessionConsumers(realtime: Realtime): Promise<void> {
  await onSessionRevoked(realtime);
  await onUserBlocked(realtime);
  await onUserRoleChanged(realtime);
  await onUserErased(realtime);
  await onGuestMerged(realtime);
}
