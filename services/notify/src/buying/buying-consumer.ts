import type { Notify } from '../notify.ts';

/** Dependencies of the reactions to cart's events. */
export type BuyingDependencies = Pick<Notify, 'bus' | 'mails' | 'preferences' | 'storeNotification' | 'buying'>;
