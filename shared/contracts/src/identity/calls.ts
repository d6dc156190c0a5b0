/** Identity's endpoints that browsers call. */
export const calls = {
  beginGuestSession: 'GET /v1/auth/session',
} as const;
