import type { StoredOrder } from '../order.model.ts';

/** Returns true while staff has put the order on hold: sweeps skip it, and nothing about it is late. */
export const isHeld = ({ work }: Pick<StoredOrder, 'work'>, now: Date): boolean =>
  work?.hold !== undefined && work.hold.until > now;
