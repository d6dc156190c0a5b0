/** Ids of the entities that provider states create. */
export const ids = {
  notification: '64b0c0ffee0123456789ad01',
  subscription: '64b0c0ffee0123456789ad02',
};

/** States of the user whose token the provider's test mints. */
export const states = {
  unread: `the user has the unread notification ${ids.notification}`,
  none: 'the user has no notifications',
  push: 'push messages are configured',
};
