import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortPath } from './short-path.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'socket-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves a short path as it is', () => {
  const short = shortPath(folder);
  expect(short.path).toBe(folder);
  short.remove();
  expect(existsSync(folder)).toBe(true);
});

it('links a path that is too long for a socket into a private folder, and removes the link', () => {
  const long = path.join(folder, 'x'.repeat(100));
  mkdirSync(long);
  writeFileSync(path.join(long, 'file'), '');
  const short = shortPath(long);
  expect(Buffer.byteLength(short.path)).toBeLessThan(86);
  expect(existsSync(path.join(short.path, 'file'))).toBe(true);
  expect(statSync(path.dirname(short.path)).mode & 0o777).toBe(0o700);
  short.remove();
  expect(existsSync(path.dirname(short.path))).toBe(false);
  expect(existsSync(path.join(long, 'file'))).toBe(true);
});
