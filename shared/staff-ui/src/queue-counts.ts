import { createContext } from 'react';
import type { StaffPage } from './staff-pages.ts';

/** How many jobs wait on a page, and whether one of them is urgent. */
export interface QueueCount {
  count: number;
  isUrgent: boolean;
}

export type QueueCounts = Partial<Record<StaffPage['name'], QueueCount>>;

/** What the menu shows beside its entries; empty until it is known. */
export const QueueCountsContext = createContext<QueueCounts>({});
