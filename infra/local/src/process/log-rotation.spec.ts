import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rotateLargeLog, rotateLog } from './log-rotation.ts';

let folder: string;
let log: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  log = path.join(folder, 'sample.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (suffix = ''): string | undefined =>
  existsSync(log + suffix) ? readFileSync(log + suffix, 'utf8') : undefined;

it('empties a log over the limit under a process that appends to it, and preserves its content', () => {
  const handle = openSync(log, 'a');
  writeSync(handle, 'x'.repeat(11));
  rotateLargeLog(log, 10);
  writeSync(handle, 'next');
  expect([read(), read('.1')]).toEqual(['next', 'x'.repeat(11)]);
});

it('leaves a log up to the limit unchanged', () => {
  writeFileSync(log, 'x'.repeat(10));
  rotateLargeLog(log, 10);
  expect([read(), read('.1')]).toEqual(['x'.repeat(10), undefined]);
});

it('preserves three predecessors, at starts and at the limit alike', () => {
  for (const [index, rotate] of [
    rotateLog,
    (file: string) => rotateLargeLog(file, 1),
    rotateLog,
    rotateLog,
  ].entries()) {
    appendFileSync(log, `run ${index}`);
    rotate(log);
  }
  expect([read('.1'), read('.2'), read('.3'), read('.4')]).toEqual(['run 3', 'run 2', 'run 1', undefined]);
});
