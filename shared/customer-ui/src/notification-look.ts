/** What a notification looks like, for the remote that lists them and the one in which staff writes one; bundled with both. */
export { NotificationBody } from './notification-look/notification-body.tsx';
export type { NotificationBodyProps } from './notification-look/notification-body.tsx';
