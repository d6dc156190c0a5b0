import type { Session } from '@gvg/contracts/identity/http/account';

const instant = '2026-03-02T08:00:00.000Z';

export const makeSession = (id: string, overrides: Partial<Session> = {}): Session => ({
  _id: id,
  browser: 'Chrome',
  system: 'Windows',
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: false,
  ...overrides,
});
