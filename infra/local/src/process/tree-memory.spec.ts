import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { treeMemory } from './tree-memory.ts';

const megabyte = 1024 * 1024;

it('counts the memory of a process and of its children in other process groups', async () => {
  const holding = `const held = Buffer.alloc(60 * ${megabyte}, 1); setInterval(() => held.length, 1000);`;
  const childScript = JSON.stringify(`${holding} console.log(process.pid)`);
  const leader = spawn(
    process.execPath,
    [
      '-e',
      `${holding} require('node:child_process').spawn(process.execPath, ['-e', ${childScript}], { stdio: 'inherit', detached: true });`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [childPid] = (await once(leader.stdout, 'data')) as [Buffer];
  const bytes = treeMemory()(leader.pid ?? 0);
  for (const pid of [Number(childPid), leader.pid ?? 0]) process.kill(pid, 'SIGKILL');
  await once(leader, 'exit');
  expect(bytes).toBeGreaterThan(120 * megabyte);
});

it('counts nothing for a process that has exited', async () => {
  const exited = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(exited, 'exit');
  expect(treeMemory()(exited.pid ?? 0)).toBe(0);
});
