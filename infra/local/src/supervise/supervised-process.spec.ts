import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@gvg/testing/eventually';
import { lastLineOf } from '../process/managed-process.ts';
import { SupervisedProcess } from './supervised-process.ts';
import type { SupervisedDefinition } from './supervised-process.ts';

let folder: string;
let supervised: SupervisedProcess;
const events: string[] = [];
/** Recorded pauses between attempts in milliseconds. The test does not wait. */
const paused: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  events.length = 0;
  paused.length = 0;
});
afterEach(async () => {
  await supervised.stop();
  rmSync(folder, { recursive: true });
});

/** Creates a process that is ready once it has written the file `up`. */
function create(script: string, untilStalled?: SupervisedDefinition['untilStalled']): SupervisedProcess {
  supervised = new SupervisedProcess(
    {
      name: 'sample',
      definition: {
        name: 'sample',
        command: process.execPath,
        args: ['-e', script],
        env: process.env,
        cwd: folder,
        logFile: path.join(folder, 'sample.log'),
      },
      probe: () => (existsSync(path.join(folder, 'up')) ? Promise.resolve() : Promise.reject(new Error('not yet'))),
      ...(untilStalled && { untilStalled }),
      holdFile: path.join(folder, 'hold'),
      pause: async (milliseconds) => {
        paused.push(milliseconds);
        await new Promise(setImmediate);
      },
    },
    (message) => events.push(message),
  );
  return supervised;
}

/** Seconds before each restart. */
const pauses = () => events.flatMap((event) => /restarting in ([\d.]+) s/.exec(event)?.[1] ?? []).map(Number);

const servingScript = `require('node:fs').writeFileSync('up', String(process.pid)); setInterval(() => {}, 1000);`;

it('restarts a crashed process under the same name', async () => {
  await create(servingScript).start();
  const first = supervised.pid;
  rmSync(path.join(folder, 'up'));
  process.kill(first ?? 0, 'SIGKILL');
  await eventually(() => supervised.restarts === 1);
  expect(supervised.pid).not.toBe(first);
  await eventually(() => events.includes('sample is ready again'));
  expect(readFileSync(path.join(folder, 'up'), 'utf8')).toBe(String(supervised.pid));
  expect(events[0]).toMatch(/^sample exited \(SIGKILL\), restarting in 0.5 s/);
});

it('restarts a process quickly that was ready before, also after repeated kills', async () => {
  await create(servingScript).start();
  for (let kills = 1; kills <= 5; kills += 1) {
    const ready = events.filter((event) => event === 'sample is ready again').length;
    rmSync(path.join(folder, 'up'));
    process.kill(supervised.pid ?? 0, 'SIGKILL');
    await eventually(() => events.filter((event) => event === 'sample is ready again').length > ready);
  }
  expect(pauses()).toEqual([0.5, 1, 2, 2, 2]);
});

it('doubles the pause for a process that never becomes ready', async () => {
  await create(`if (!require('node:fs').existsSync('broken')) { ${servingScript} }`).start();
  writeFileSync(path.join(folder, 'broken'), '');
  rmSync(path.join(folder, 'up'));
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await eventually(() => pauses().length >= 4);
  expect(pauses().slice(0, 4)).toEqual([0.5, 1, 2, 4]);
});

it('does not restart a process that was stopped', async () => {
  await create(servingScript).start();
  // Also waits for a pending restart.
  await supervised.stop();
  expect(supervised.restarts).toBe(0);
  expect(events).toEqual([]);
});

it('rejects with the end of the log when the process exits before it is ready', async () => {
  await expect(create(`console.error('no key'); process.exit(3)`).start()).rejects.toThrow(
    /sample ended \(exit code 3\) before it was ready\.\nno key/,
  );
});

it('kills a process that is not ready and makes no progress', async () => {
  const afterItsLine: SupervisedDefinition['untilStalled'] = async ({ logFile }) => {
    await eventually(() => lastLineOf(logFile) === 'waits for a lock');
    throw new Error('nothing has happened for 180 s');
  };
  const script = `console.error('waits for a lock'); setInterval(() => {}, 1000)`;
  await expect(create(script, afterItsLine).start()).rejects.toThrow(
    /sample: nothing has happened for 180 s\.\nwaits for a lock/,
  );
  expect(() => process.kill(supervised.pid ?? 0, 0)).toThrow(/ESRCH/);
});

it('does not restart while the hold file exists', async () => {
  const hold = path.join(folder, 'hold');
  await create(servingScript).start();
  writeFileSync(hold, '');
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await eventually(() => paused.length > 10);
  expect(paused.slice(0, 3)).toEqual([500, 100, 100]);
  expect(supervised.restarts).toBe(0);
  rmSync(hold);
  await eventually(() => events.includes('sample is ready again'));
  expect(supervised.restarts).toBe(1);
});
