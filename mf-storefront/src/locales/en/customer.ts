/** Frame of the customer's own pages, as servers render it. */
export const customer = {
  area: 'My account',
  profile: 'Profile',
  purchases: 'My orders',
  changePassword: 'Change password',
  notifications: 'Notifications',
  signOut: 'Sign out',
};
