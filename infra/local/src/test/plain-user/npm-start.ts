import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { identify } from '../../process/process-identity.ts';
import { forget, watch } from '../../process/reaper.ts';
import { stopProcess } from '../../process/stop-process.ts';

export type NpmStart = {
  /** Settles with the site's address when npm start has printed it. */
  url: Promise<string>;
  /** What Ctrl-C does at a terminal: every process of the group gets the signal. Settles when npm has ended. */
  interrupt(): Promise<void>;
};

const stopTimeoutMs = 60_000;

/** `npm start` of a clone as another user, with nothing of this process's environment. */
export function npmStart(user: string, home: string, clone: string, logFile: string, onLine: (line: string) => void): NpmStart {
  const log = createWriteStream(logFile);
  const env = { HOME: home, USER: user, LOGNAME: user, SHELL: '/bin/sh', LANG: 'C.UTF-8', PATH: hostPath() };
  const child = spawn('runuser', ['-u', user, '--', 'npm', 'start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) throw new Error('npm start could not be begun');
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
    void ended.then(() => reject(new Error('npm start ended by itself')));
  });
  const interrupt = async (): Promise<void> => {
    process.kill(-target.pid, 'SIGINT');
    await stopProcess(target);
    await ended;
  };
  return { url, interrupt };
}

/** Without the programs of any clone's packages: they lie where another user may not enter, and their Node reads another npm configuration than the host's. */
function hostPath(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder) && !folder.includes('node_modules'));
  return folders.join(path.delimiter);
}
