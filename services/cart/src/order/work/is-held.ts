import type { StoredOrder } from '../order.model.ts';

/** Whether staff has put the order aside: no sweep touches it, and nothing of it is late. */
export const isHeld = ({ work }: Pick<StoredOrder, 'work'>, now: Date): boolean =>
  work?.hold !== undefined && work.hold.until > now;
