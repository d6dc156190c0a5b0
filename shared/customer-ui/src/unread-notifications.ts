/** Number of unread notifications, for the shell's badge and the remote that marks them as read. Bundled with both. */
export { readMarks, unreadCountQuery, useUnreadCount } from './unread-notifications/use-unread-count.ts';
export type { ReadMark } from './unread-notifications/use-unread-count.ts';
