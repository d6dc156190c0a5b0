import { shellApi } from '@gvg/browser-kit';

/** Id of this browser's subscription, and whose it is: another person who signs in here has not asked for messages. */
export interface StoredSubscription {
  id: string;
  user: string;
}

const storageKey = () => `${shellApi().environment}_PUSH_SUBSCRIPTION`;

export function readStoredSubscription(): StoredSubscription | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? 'null') as Partial<StoredSubscription> | null;
    return typeof stored?.id === 'string' && typeof stored.user === 'string'
      ? { id: stored.id, user: stored.user }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets it. */
export function storeSubscription(subscription: StoredSubscription | undefined): void {
  try {
    if (subscription === undefined) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(subscription));
  } catch {
    // Without storage the switch is off again on the next page.
  }
}
