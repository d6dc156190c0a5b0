import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.ts';

let file: string;
const neverAborted = new AbortController().signal;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'work.lock');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

it('runs one caller at a time and notifies the one that waits', async () => {
  const events: string[] = [];
  const secondWaits = Promise.withResolvers<void>();
  const work = (name: string) => async (): Promise<void> => {
    events.push(`${name} in`);
    await secondWaits.promise;
    events.push(`${name} out`);
  };
  const onWait = (): void => {
    events.push('second waits');
    secondWaits.resolve();
  };
  await Promise.all([
    withLock(file, () => {}, neverAborted, work('first')),
    withLock(file, onWait, neverAborted, work('second')),
  ]);
  expect(events).toEqual(['first in', 'second waits', 'first out', 'second in', 'second out']);
});

it('takes over the lock of a process that has exited', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'before this process' }));
  const onWait = jest.fn();
  await expect(withLock(file, onWait, neverAborted, () => Promise.resolve('done'))).resolves.toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

it('releases the lock when the work fails', async () => {
  await expect(
    withLock(
      file,
      () => {},
      neverAborted,
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
  await expect(
    withLock(
      file,
      () => {},
      neverAborted,
      () => Promise.resolve('done'),
    ),
  ).resolves.toBe('done');
});
