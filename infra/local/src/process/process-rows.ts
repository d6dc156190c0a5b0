import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** One running process and its parent. */
export type ProcessRow = {
  pid: number;
  parent: number;
  /** Resident memory; on Linux, memory that processes share is divided among them, so that a sum counts it once. */
  bytes: () => number;
  /** Processor time used so far, including that of ended children. */
  processorSeconds: number;
};

/** Processes of the machine that this user may see. */
export const processRows = (): ProcessRow[] => (process.platform === 'linux' ? linuxRows() : psRows());

/** Sums `value` over a process and its descendants in any process group. */
export function sumOfTree(rows: readonly ProcessRow[], value: (row: ProcessRow) => number): (pid: number) => number {
  const children = Map.groupBy(rows, ({ parent }) => parent);
  const values = new Map(rows.map((row) => [row.pid, row]));
  const sum = (pid: number): number => {
    const own = values.get(pid);
    return (own ? value(own) : 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), 0);
  };
  return sum;
}

/** Linux counts processor time in hundredths of a second for every architecture (`USER_HZ`). */
const ticksPerSecond = 100;

function linuxRows(): ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readText(`/proc/${name}/stat`);
      if (stat === '') return [];
      // The name in parentheses may itself contain spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          bytes: () => linuxBytes(name),
          processorSeconds: ticks / ticksPerSecond,
        },
      ];
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

function psRows(): ProcessRow[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        bytes: () => Number(kilobytes) * 1024,
        processorSeconds: secondsOf(time),
      };
    });
}

/** `[[dd-]hh:]mm:ss[.ff]` */
const secondsOf = (time: string): number => time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
