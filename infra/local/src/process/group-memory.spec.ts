import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { memoryByGroup } from './group-memory.ts';

const megabyte = 1024 * 1024;

it('counts the memory of a group’s leader and of its children', async () => {
  const holding = `const held = Buffer.alloc(60 * ${megabyte}, 1); setInterval(() => held.length, 1000);`;
  const leader = `${holding} const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${holding} console.log('up')`)}], { stdio: 'inherit' });`;
  const group = spawn(process.execPath, ['-e', leader], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(group.stdout, 'data');
  const pid = group.pid ?? 0;
  const bytes = memoryByGroup().get(pid) ?? 0;
  process.kill(-pid, 'SIGKILL');
  await once(group, 'exit');
  expect(bytes).toBeGreaterThan(120 * megabyte);
});
