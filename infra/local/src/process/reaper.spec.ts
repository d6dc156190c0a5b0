import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@gvg/testing/eventually';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reaper-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Process groups that still have a running member. */
function livingGroups(groups: readonly number[]): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return groups.filter((group) => rows.some(([pgid, stat = '']) => Number(pgid) === group && !stat.startsWith('Z')));
}

it('stops every process of a launcher that is killed with SIGKILL', async () => {
  const launcher = spawn(
    process.execPath,
    [path.join(__dirname, 'testing/start-children.ts'), path.join(folder, 'log')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const groups = await new Promise<number[]>((resolve) =>
    launcher.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as number[])),
  );
  await eventually(() => expect(livingGroups(groups)).toEqual(groups));
  launcher.kill('SIGKILL');
  await eventually(() => expect(livingGroups(groups)).toEqual([]));
});
