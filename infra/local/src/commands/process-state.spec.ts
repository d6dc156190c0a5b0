import { processState } from './process-state.ts';

const now = Date.parse('2026-01-01T12:00:00Z');
const started = (name: string, pid: number, since: string, restarts = 0) => ({
  name,
  pid,
  startedAt: '',
  signal: 'SIGTERM' as const,
  graceMilliseconds: 0,
  since,
  restarts,
});
const processes = [
  started('postgres', 1, '2026-01-01T09:55:00Z'),
  started('documentdb', 2, '2026-01-01T11:45:00Z', 2),
  started('shell', 3, '2026-01-01T11:59:20Z'),
];
const memory = (pid: number) => [0, 90e6, 30.4e6, 55e6][pid] ?? 0;

it('shows memory, uptime and restarts of a process', () => {
  expect(processState(['shell'], processes, memory, now)).toEqual({ memory: '55 MB', up: '40 s', restarts: '0' });
});

it('sums the servers of one backing service and shows the uptime of the one that started last', () => {
  expect(processState(['postgres', 'documentdb'], processes, memory, now)).toEqual({
    memory: '120 MB',
    up: '15 min',
    restarts: '2',
  });
});

it('shows hours of uptime', () => {
  expect(processState(['postgres'], processes, memory, now).up).toBe('2 h 5 min');
});

it('shows nothing for a service that another program runs', () => {
  expect(processState([], processes, memory, now)).toEqual({ memory: '', up: '', restarts: '' });
});
