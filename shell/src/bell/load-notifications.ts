export const loadNotifications = () => import(/* webpackChunkName: "later-bell" */ './notifications-overlay.tsx');
