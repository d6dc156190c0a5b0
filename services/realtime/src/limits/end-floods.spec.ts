import { Socket } from 'node:net';
import { socketLimits } from '@gvg/contracts/realtime/terms';
import { createFloodGuard } from './end-floods.ts';
import type { FloodGuard } from './end-floods.ts';

const allowed = socketLimits.packetBytes * socketLimits.packetsPerSecond * 2;
const unread = 4 * 1024 * 1024;

let guard: FloodGuard;
let ended: number;
beforeEach(() => {
  jest.useFakeTimers();
  ended = 0;
  guard = createFloodGuard(1, () => (ended += 1));
});
afterEach(() => {
  guard.stop();
  jest.useRealTimers();
});

/** A connection with figures set by a test. */
function watched(): { socket: Socket; figures: { bytesRead: number; writableLength: number } } {
  const figures = { bytesRead: 0, writableLength: 0 };
  const socket = new Socket();
  for (const name of ['bytesRead', 'writableLength'] as const)
    Object.defineProperty(socket, name, { get: () => figures[name] });
  guard.watch(socket);
  return { socket, figures };
}

it('destroys a connection within a tenth of a second after exceeding the limit', () => {
  const { socket, figures } = watched();
  figures.bytesRead = allowed + 1;
  jest.advanceTimersByTime(100);
  expect(socket.destroyed).toBe(true);
  expect(ended).toBe(1);
});

it('sums the bytes of a second', () => {
  const { socket, figures } = watched();
  for (let tenth = 0; tenth < 9; tenth += 1) {
    figures.bytesRead += allowed / 9;
    jest.advanceTimersByTime(100);
  }
  expect(socket.destroyed).toBe(false);
  figures.bytesRead += 1;
  jest.advanceTimersByTime(100);
  expect(socket.destroyed).toBe(true);
});

it('keeps a connection that stays at the limit every second', () => {
  const { socket, figures } = watched();
  for (let second = 0; second < 30; second += 1) {
    figures.bytesRead += allowed;
    jest.advanceTimersByTime(1_000);
  }
  expect(socket.destroyed).toBe(false);
});

it('destroys a connection that leaves too much unread', () => {
  const { socket, figures } = watched();
  figures.writableLength = unread;
  jest.advanceTimersByTime(100);
  expect(socket.destroyed).toBe(false);
  figures.writableLength += 1;
  jest.advanceTimersByTime(100);
  expect(socket.destroyed).toBe(true);
});
