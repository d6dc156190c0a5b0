import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { identify } from '../../process/process-identity.ts';
import { forget, watch } from '../../process/reaper.ts';
import { stopProcess } from '../../process/stop-process.ts';

export type NpmStart = {
  /** Resolves with the site's address when npm start has printed it. */
  url: Promise<string>;
  /** Like Ctrl-C at a terminal: every process of the group gets SIGINT. Resolves when npm has exited. */
  interrupt(): Promise<void>;
};

const stopTimeoutMs = 60_000;

/** Runs `npm start` of a clone as another user, without inheriting this process's environment. */
export function npmStart(
  user: string,
  home: string,
  clone: string,
  logFile: string,
  onLine: (line: string) => void,
): NpmStart {
  const log = createWriteStream(logFile);
  const env = { HOME: home, USER: user, LOGNAME: user, SHELL: '/bin/sh', LANG: 'C.UTF-8', PATH: hostPath() };
  const child = spawn('runuser', ['-u', user, '--', 'npm', 'start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) throw new Error('npm start could not be started');
  const target = { ...identity, name: 'npm start', signal: 'SIGINT' as const, graceMilliseconds: stopTimeoutMs };
  watch(target);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => {
    forget(target.pid);
    log.end();
  });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        onLine(line);
        if (/^http:\/\/localhost:\d+$/.test(line)) resolve(line);
      });
    }
    void ended.then(() => reject(new Error('npm start exited by itself')));
  });
  const interrupt = async (): Promise<void> => {
    process.kill(-target.pid, 'SIGINT');
    await stopProcess(target);
    await ended;
  };
  return { url, interrupt };
}

/** PATH without node_modules: another user may not read those folders, and their Node reads a different npm configuration than the host's. */
function hostPath(): string {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !folder.includes('node_modules'));
  return folders.join(path.delimiter);
}
