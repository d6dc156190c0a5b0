import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SupervisedProcess } from './supervised-process.ts';

let folder: string;
let supervised: SupervisedProcess;
const events: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  events.length = 0;
});
afterEach(async () => {
  await supervised.stop();
  rmSync(folder, { recursive: true });
});

/** A process that is ready once it has written the file `up`. */
function create(script: string, stallSeconds?: number): SupervisedProcess {
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
      stallSeconds,
      holdFile: path.join(folder, 'hold'),
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
  while (supervised.restarts === 0) await delay(20);
  expect(supervised.pid).not.toBe(first);
  while (!events.includes('sample is ready again')) await delay(20);
  expect(readFileSync(path.join(folder, 'up'), 'utf8')).toBe(String(supervised.pid));
  expect(events[0]).toMatch(/^sample exited \(SIGKILL\), restarting in 0.5 s/);
});

it('restarts a process that was ready soon, also after it was killed again and again', async () => {
  await create(servingScript).start();
  for (let kills = 1; kills <= 5; kills += 1) {
    const ready = events.filter((event) => event === 'sample is ready again').length;
    rmSync(path.join(folder, 'up'));
    process.kill(supervised.pid ?? 0, 'SIGKILL');
    while (events.filter((event) => event === 'sample is ready again').length === ready) await delay(20);
  }
  expect(pauses()).toEqual([0.5, 1, 2, 2, 2]);
}, 20_000);

it('waits twice as long each time for a process that never becomes ready', async () => {
  await create(`if (!require('node:fs').existsSync('broken')) { ${servingScript} }`).start();
  writeFileSync(path.join(folder, 'broken'), '');
  rmSync(path.join(folder, 'up'));
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  while (pauses().length < 4) await delay(20);
  expect(pauses()).toEqual([0.5, 1, 2, 4]);
}, 20_000);

it('does not restart a process that was stopped', async () => {
  await create(servingScript).start();
  await supervised.stop();
  await delay(700);
  expect(supervised.restarts).toBe(0);
  expect(events).toEqual([]);
});

it('rejects with the end of the log when the process exits before it is ready', async () => {
  await expect(create(`console.error('no key'); process.exit(3)`).start()).rejects.toThrow(
    /sample ended \(exit code 3\) before it was ready\.\nno key/,
  );
});

it('kills a process that is not ready and does nothing any more', async () => {
  await expect(create(`console.error('waits for a lock'); setInterval(() => {}, 1000)`, 1).start()).rejects.toThrow(
    /sample: not ready, and nothing has happened for 1 s\.\nwaits for a lock/,
  );
  expect(() => process.kill(supervised.pid ?? 0, 0)).toThrow(/ESRCH/);
});

it('waits for a process as long as its log grows, and says what it waits for', async () => {
  const script = `
    let lines = 0;
    const timer = setInterval(() => {
      console.log('row ' + (lines += 1));
      if (lines === 30) { clearInterval(timer); ${servingScript} }
    }, 100);`;
  const waited: string[] = [];
  await create(script, 1).start((text) => waited.push(text));
  expect(waited[0]).toMatch(/^starting for \d s: row \d+$/);
  expect(supervised.restarts).toBe(0);
});

it('does not restart while the hold file exists', async () => {
  const hold = path.join(folder, 'hold');
  await create(servingScript).start();
  writeFileSync(hold, '');
  process.kill(supervised.pid ?? 0, 'SIGKILL');
  await delay(900);
  expect(supervised.restarts).toBe(0);
  rmSync(hold);
  while (!events.includes('sample is ready again')) await delay(20);
  expect(supervised.restarts).toBe(1);
});
