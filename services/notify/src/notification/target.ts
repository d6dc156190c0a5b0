import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';

/** A target as it is stored and indexed: `user:<id>`, `guest:<id>`, `staff` or `all`. */
export const targetKey = (target: NotificationTarget): string =>
  'id' in target ? `${target.kind}:${target.id}` : target.kind;

export function targetOf(key: string): NotificationTarget {
  if (key === 'staff' || key === 'all') return { kind: key };
  const { kind, id } = personOf(key);
  return { kind, id };
}

export interface Person {
  kind: 'user' | 'guest';
  id: string;
}

/** Somebody of `targetKey`. */
export function personOf(key: string): Person {
  const separator = key.indexOf(':');
  return { kind: key.slice(0, separator) === 'guest' ? 'guest' : 'user', id: key.slice(separator + 1) };
}
