import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify } from '../process/process-identity.ts';
import { openRunRecord, readRun, stopLeftoverProcesses } from './run-file.ts';

let dataFolder: string;
const exitedLauncher = { pid: process.pid, startedAt: 'before this process' };
const stopOptions = { signal: 'SIGTERM', graceMilliseconds: 1_000 };

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

function startSleepingProcess(): { pid: number; ended: Promise<unknown> } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  return { pid: child.pid ?? 0, ended: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))) };
}

it('stops the processes left by a killed launcher', async () => {
  const leftover = startSleepingProcess();
  writeFileSync(
    path.join(dataFolder, 'run.json'),
    JSON.stringify({
      launcher: exitedLauncher,
      processes: [{ name: 'left', ...identify(leftover.pid), ...stopOptions }],
    }),
  );
  expect(readRun(dataFolder)).toBeUndefined();
  await expect(stopLeftoverProcesses(dataFolder)).resolves.toBe(1);
  await expect(leftover.ended).resolves.toBe('SIGTERM');
  expect(existsSync(path.join(dataFolder, 'run.json'))).toBe(false);
});

it('does not stop an unrelated process that reuses a recorded pid', async () => {
  const unrelated = startSleepingProcess();
  writeFileSync(
    path.join(dataFolder, 'run.json'),
    JSON.stringify({
      launcher: exitedLauncher,
      processes: [{ name: 'left', pid: unrelated.pid, startedAt: 'long ago', ...stopOptions }],
    }),
  );
  await expect(stopLeftoverProcesses(dataFolder)).resolves.toBe(0);
  expect(identify(unrelated.pid)).toBeDefined();
  process.kill(unrelated.pid);
  await unrelated.ended;
});

it('provides the site’s address to other commands while its launcher runs', () => {
  const record = openRunRecord(dataFolder);
  expect(readRun(dataFolder)?.site).toBeUndefined();
  record.setSite({ url: 'http://localhost:1', environment: {}, rows: [] });
  expect(readRun(dataFolder)?.site?.url).toBe('http://localhost:1');
  record.close();
  expect(readRun(dataFolder)).toBeUndefined();
});
