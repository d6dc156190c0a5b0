import { execFileSync } from 'node:child_process';
import { eventually } from '@gvg/testing/eventually';
import { expectAtMost } from '../expect.ts';
import type { Site } from '../site.ts';

const processes = ['gateway', 'realtime', 'realtime-2'] as const;
const nodes = ['realtime', 'realtime-2'] as const;
const mebibyte = 1024 * 1024;
/**
 * Allowed growth of a process: a heap that was small before stays larger for a while. Less than the heap limit, at which a process would
 * exit.
 */
const growthBytes = 192 * mebibyte;
const releaseMs = 60_000;

/** Returns the memory of a process and its child. Where a part runs from its releases, the recorded process is its host. */
const residentBytes = (pid: number): number =>
  execFileSync('ps', ['-o', 'rss=', '-p', String(pid), '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .reduce((sum, kibibytes) => sum + Number(kibibytes) * 1024, 0);

const memoryOf = (site: Site) => processes.map((name) => ({ name, bytes: residentBytes(site.pids()[name] ?? 0) }));

async function openSockets(site: Site): Promise<number> {
  const metrics = await Promise.all(
    nodes.map(async (name) => (await fetch(new URL('/metrics', site.urlOf(name)))).text()),
  );
  return metrics
    .flatMap((text) => [...text.matchAll(/^realtime_sockets\{[^}]*\} (\d+)$/gm)])
    .reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Runs `attack` and expects its sockets to be closed and the memory of gateway and nodes to be released afterwards. */
export async function releaseAfter(site: Site, attack: () => Promise<string>): Promise<string> {
  const before = { sockets: await openSockets(site), memory: memoryOf(site) };
  const measured = await attack();
  await eventually(async () => expectAtMost('sockets that stay open', await openSockets(site), before.sockets), {
    timeoutMs: releaseMs,
  });
  const growth = () =>
    memoryOf(site).map(({ name, bytes }, index) => ({ name, bytes: bytes - (before.memory[index]?.bytes ?? 0) }));
  await eventually(
    () => growth().forEach(({ name, bytes }) => expectAtMost(`bytes that ${name} has grown by`, bytes, growthBytes)),
    { timeoutMs: releaseMs },
  );
  return `${measured}; grown by ${growth()
    .map(({ name, bytes }) => `${name} ${Math.round(bytes / mebibyte)} MiB`)
    .join(', ')}`;
}
