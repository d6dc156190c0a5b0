import { createContext } from 'react';
import type { StaffPage } from './staff-pages.ts';

/** Number of jobs waiting on a page, and whether one of them is urgent. */
export interface QueueCount {
  count: number;
  isUrgent: boolean;
}

export type QueueCounts = Partial<Record<StaffPage['name'], QueueCount>>;

/** Counts shown next to the menu's entries; empty until loaded. */
export const QueueCountsContext = createContext<QueueCounts>({});
