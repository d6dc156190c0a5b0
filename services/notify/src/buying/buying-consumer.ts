import type { Notify } from '../notify.ts';

/** What the reactions to cart's events need. */
export type BuyingDependencies = Pick<Notify, 'bus' | 'mails' | 'preferences' | 'storeNotification' | 'buying'>;
