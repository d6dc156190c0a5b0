/** Endpoints of notifications that browsers call. */
export const calls = {
  listNotifications: 'GET /v1/history-notify',
  countUnreadNotifications: 'GET /v1/history-notify/not-read',
  readAllNotifications: 'PUT /v1/history-notify/read-all',
  updateNotification: 'PUT /v1/history-notify/:id',
  createNotification: 'POST /v1/history-notify',
  listAnnouncements: 'GET /v1/history-notify/sent',
  listMailDeliveries: 'GET /v1/mail-deliveries',
  getMailDelivery: 'GET /v1/mail-deliveries/:id',
  sendMailAgain: 'POST /v1/mail-deliveries/:id/send-again',
  getPreferences: 'GET /v1/notification-preferences',
  updatePreferences: 'PUT /v1/notification-preferences',
  getPushKey: 'GET /v1/push-subscriptions/key',
  subscribeToPush: 'PUT /v1/push-subscriptions',
  unsubscribeFromPush: 'DELETE /v1/push-subscriptions/:id',
} as const;
