import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from './lock.ts';

let file: string;
const neverAborted = new AbortController().signal;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'work.lock');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

it('lets one at a time in, and tells who has to wait', async () => {
  const events: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    events.push(`${name} in`);
    await delay(50);
    events.push(`${name} out`);
  };
  await Promise.all([withLock(file, () => {}, neverAborted, work('first')), withLock(file, () => events.push('second waits'), neverAborted, work('second'))]);
  expect(events).toEqual(['first in', 'second waits', 'first out', 'second in', 'second out']);
});

it('takes over the lock of a process that is gone', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'before this process' }));
  const onWait = jest.fn();
  await expect(withLock(file, onWait, neverAborted, () => Promise.resolve('done'))).resolves.toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

it('is free again after work that failed', async () => {
  await expect(withLock(file, () => {}, neverAborted, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock(file, () => {}, neverAborted, () => Promise.resolve('done'))).resolves.toBe('done');
});
