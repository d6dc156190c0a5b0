import { spawn } from 'node:child_process';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { tools } from '../site.ts';
import { dataFolder, repository } from '../state/paths.ts';
import { readRun } from '../state/run-file.ts';

/** `npm run init|seed|events -- …`: runs a tool against the site that `npm start` runs in another terminal. */
export function runTool(name: keyof typeof tools): (signal: AbortSignal, args: readonly string[]) => Promise<number> {
  return (signal, args) => {
    const site = readRun(dataFolder)?.site;
    if (site === undefined) throw new UserError(`npm run ${name} works on the running site: npm start first.`);
    const script = path.join(repository, tools[name]);
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...site.environment },
    });
    signal.addEventListener('abort', () => child.kill(), { once: true });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  };
}
