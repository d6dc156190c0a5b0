import { keyOf } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import type { QueueCounts } from '@gvg/staff-ui';
import { figuresQuery } from '../features/dashboard/api/figures.ts';
import { useRefetchOn } from './use-refetch-on.ts';

const events = ['NOTIFY', 'RESYNC'] as const;
const dashboardKey = keyOf('/v1/dashboard');

/** Counts of waiting items for the menu, from the same query as the dashboard. */
export function useQueueCounts(): QueueCounts {
  const { data } = useQuery(figuresQuery());
  useRefetchOn(events, dashboardKey);
  if (data === undefined) return {};
  const { quotes, payments, toWeigh, purchases } = data;
  const timed = ({ count, urgent }: { count: number; urgent: number }) => ({ count, isUrgent: urgent > 0 });
  return {
    orders: timed(toWeigh),
    quotes: timed(quotes),
    buying: { count: purchases.toBuy, isUrgent: purchases.late > 0 },
    payments: timed(payments),
  };
}
