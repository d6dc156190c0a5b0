import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StallWatch } from './stall-watch.ts';
import type { Observation } from './stall-watch.ts';

let folder: string;
let logFile: string;
let now: number;
let observed: Observation;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stall-'));
  logFile = path.join(folder, 'log');
  now = 0;
  observed = { logBytes: 0, processorSeconds: 0 };
});
afterEach(() => rmSync(folder, { recursive: true }));

const watchOf = () => new StallWatch({ pid: 1, logFile, observe: () => ({ ...observed }), now: () => now });

/** Returns for each minute whether the process is stalled. */
function minutes(count: number, eachMinute: () => void): boolean[] {
  const watch = watchOf();
  return Array.from({ length: count }, () => {
    now += 60_000;
    eachMinute();
    return watch.isStalled();
  });
}

it('reports a process as stalled that has neither written nor computed for three minutes', () => {
  expect(minutes(4, () => {})).toEqual([false, false, false, true]);
});

it('waits while the log grows, however little', () => {
  expect(minutes(30, () => (observed.logBytes += 1))).not.toContain(true);
});

it('waits while the process computes, however slowly', () => {
  expect(minutes(30, () => (observed.processorSeconds += 0.6))).not.toContain(true);
});

it('does not treat the processor time of waiting and retrying as progress', () => {
  expect(minutes(4, () => (observed.processorSeconds += 0.2))).toContain(true);
});

it.each([
  ['a text line', 'Starting broker...\n', 'Starting broker...'],
  ['a structured line', '{"level":"info","msg":"broker connected"}\n', 'broker connected'],
  ['a structured error', '{"level":"fatal","err":{"message":"no key"},"msg":"cannot start"}\n', 'cannot start: no key'],
  [
    'a crash',
    'file:///x.ts:1\nthrow new Error()\n      ^\n\nError: port taken\n    at main (x.ts:1)\n\nNode.js v24.21.0\n',
    'Error: port taken',
  ],
])('describes what the process waits for by %s', (_, log, line) => {
  writeFileSync(logFile, log);
  const watch = watchOf();
  now = 20_000;
  expect(watch.describe()).toBe(`starting for 20 s: ${line}`);
});
