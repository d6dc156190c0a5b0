import { readStored, shellApi, store } from '@gvg/browser-kit';

/** Id and owner of this browser's subscription. Another person who signs in here has not subscribed. */
export interface StoredSubscription {
  id: string;
  user: string;
}

const storageKey = () => `${shellApi().environment}_PUSH_SUBSCRIPTION`;

export function readStoredSubscription(): StoredSubscription | undefined {
  try {
    const stored = JSON.parse(readStored(storageKey()) ?? 'null') as Partial<StoredSubscription> | null;
    return typeof stored?.id === 'string' && typeof stored.user === 'string'
      ? { id: stored.id, user: stored.user }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a subscription; undefined removes it. Without storage the switch is off again on the next page. */
export const storeSubscription = (subscription: StoredSubscription | undefined): void =>
  store(storageKey(), subscription && JSON.stringify(subscription));
