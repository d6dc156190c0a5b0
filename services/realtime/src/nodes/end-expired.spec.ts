import { tokenGraceSeconds } from '@gvg/contracts/realtime/terms';
import { endExpired } from './end-expired.ts';
import type { RealtimeSocket } from './socket-server.ts';

const socketOf = (expiresAt: number) => ({ data: { person: { expiresAt } }, emit: jest.fn(), disconnect: jest.fn() });

it('ends sockets a minute after their token has expired, and no earlier', () => {
  const now = 1_800_000_000;
  const sockets = [-tokenGraceSeconds - 1, -tokenGraceSeconds + 1, 60].map((seconds) => socketOf(now + seconds));
  expect(endExpired(sockets as unknown as RealtimeSocket[], now)).toBe(1);
  expect(sockets.map(({ disconnect }) => disconnect.mock.calls.length)).toEqual([1, 0, 0]);
  expect(sockets[0]?.emit).toHaveBeenCalledWith('DISCONNECT', 'INVALID_TOKEN');
});
