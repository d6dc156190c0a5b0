import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../process/find-program.ts';
import { runCommand } from '../../process/run-command.ts';

/** Users are created on CI machines only. */
export function canMakeUsers(): boolean {
  return (
    Boolean(process.env.CI) &&
    process.getuid?.() === 0 &&
    ['useradd', 'userdel', 'runuser', 'git'].every((name) => findProgram(name) !== undefined)
  );
}

/** Creates a user with an empty home; returns the home folder. */
export async function makeUser(user: string, signal: AbortSignal): Promise<string> {
  const home = `/home/${user}`;
  await runOrThrow('useradd', ['--create-home', '--home-dir', home, '--shell', '/bin/sh', user], signal);
  return home;
}

/** Removes a user created by `makeUser` with all their files and processes. */
export async function removeUser(user: string): Promise<void> {
  for (const pid of (await processesOf(user)).keys()) process.kill(pid, 'SIGKILL');
  await delay(200);
  await runCommand('userdel', ['--remove', user]);
}

/** Command lines of a user's processes by pid; zombies are excluded. */
export async function processesOf(user: string): Promise<Map<number, string>> {
  const { output } = await runCommand('ps', ['-o', 'pid=,stat=,args=', '-u', user]);
  const lines = output.split('\n').map((line) => /^\s*(\d+)\s+[^Z]\S*\s+(.*)$/.exec(line));
  return new Map(lines.flatMap((match) => (match === null ? [] : [[Number(match[1]), match[2] ?? '']])));
}

/** @throws Error with the program's output if it fails */
export async function runOrThrow(program: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const { code, output } = await runCommand(program, args, { signal });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${program} failed: ${output.trim()}`);
}
