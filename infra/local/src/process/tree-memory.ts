import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/**
 * Resident memory in bytes of a process and its descendants, of whatever process group. On Linux, memory that processes share is divided among
 * them, so that the sum counts it once.
 */
export function treeMemory(): (pid: number) => number {
  const rows = process.platform === 'linux' ? linuxRows() : psRows();
  const children = Map.groupBy(rows, ({ parent }) => parent);
  const bytesOf = new Map(rows.map(({ pid, bytes }) => [pid, bytes]));
  const sum = (pid: number): number =>
    (bytesOf.get(pid)?.() ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), 0);
  return sum;
}

type Row = { pid: number; parent: number; bytes: () => number };

function linuxRows(): Row[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readText(`/proc/${name}/stat`);
      // The name in parentheses may itself contain spaces and parentheses.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return stat === '' ? [] : [{ pid: Number(name), parent, bytes: () => linuxBytes(name) }];
    });
}

function linuxBytes(pid: string): number {
  const proportional = /^Pss:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/smaps_rollup`));
  const resident = proportional ?? /^VmRSS:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/status`));
  return Number(resident?.[1] ?? 0) * 1024;
}

/** Empty when the process has exited meanwhile or belongs to another user. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function psRows(): Row[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, bytes: () => kilobytes * 1024 };
    });
}
