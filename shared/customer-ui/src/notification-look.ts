/** Appearance of a notification, for the remote that lists them and the one in which staff writes them. Bundled with both. */
export { NotificationBody } from './notification-look/notification-body.tsx';
export type { NotificationBodyProps } from './notification-look/notification-body.tsx';
