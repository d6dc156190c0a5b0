import { readStored, shellApi, store } from '@gvg/browser-kit';

/** Id of this browser's subscription, and whose it is: another person who signs in here has not asked for messages. */
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

/** Undefined forgets it. Without storage the switch is off again on the next page. */
export const storeSubscription = (subscription: StoredSubscription | undefined): void =>
  store(storageKey(), subscription && JSON.stringify(subscription));
