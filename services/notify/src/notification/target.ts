import type { NotificationTarget } from '@gvg/contracts/notify/http/notification-schema';

/** Target in its stored form: `user:<id>`, `guest:<id>`, `staff` or `all`. */
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

/** The person of a `targetKey`. */
export function personOf(key: string): Person {
  const separator = key.indexOf(':');
  return { kind: key.slice(0, separator) === 'guest' ? 'guest' : 'user', id: key.slice(separator + 1) };
}
