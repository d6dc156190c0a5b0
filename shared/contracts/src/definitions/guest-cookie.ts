export const guestCookieName = 'GUEST_SESSION_ID';
