import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/**
 * Resident memory in bytes of each process group, by the pid of its leader. On Linux, memory that processes share is divided among them, so
 * that the sum over a group counts it once.
 */
export function memoryByGroup(): Map<number, number> {
  const rows = process.platform === 'linux' ? linuxRows() : psRows();
  const byGroup = new Map<number, number>();
  for (const { group, bytes } of rows) byGroup.set(group, (byGroup.get(group) ?? 0) + bytes);
  return byGroup;
}

type Row = { group: number; bytes: number };

function linuxRows(): Row[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readText(`/proc/${pid}/stat`);
      // The name in parentheses may itself contain spaces and parentheses.
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
      return stat === '' ? [] : [{ group, bytes: linuxBytes(pid) }];
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
  const output = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' });
  return output.trim().split('\n').map((line) => {
    const [group = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { group, bytes: kilobytes * 1024 };
  });
}
