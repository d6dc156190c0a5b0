import { apiQuery, usePendingVariables } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';

/** Id of a notification that becomes read, or all of them. */
export type ReadMark = { id: string } | 'all';

/** Mutation key of the writes whose variables are read marks. */
export const readMarks = ['notifications', 'read marks'];

export const unreadCountQuery = apiQuery('countUnreadNotifications', {});

/** Returns the number of unread notifications, less the read marks made since it was loaded. */
export function useUnreadCount(): number | undefined {
  const { data, dataUpdatedAt } = useQuery(unreadCountQuery);
  const marks = usePendingVariables<ReadMark>(readMarks, dataUpdatedAt);
  if (data === undefined) return undefined;
  return marks.includes('all') ? 0 : Math.max(0, data.counter - marks.length);
}
