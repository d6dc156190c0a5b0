import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { tools } from '../site.ts';
import type { ProgressBoard } from '../terminal/progress-board.ts';
import { repository } from '../state/paths.ts';

export type PrepareOptions = {
  toolEnvironment: Record<string, string>;
  dataFolder: string;
  progressBoard: Pick<ProgressBoard, 'step'>;
  logs: string;
  signal: AbortSignal;
};

/** Fills the database: required data at each start, the demo's goods at the first start only. */
export async function prepareShop({
  toolEnvironment,
  dataFolder,
  progressBoard,
  logs,
  signal,
}: PrepareOptions): Promise<void> {
  const run = async (name: 'init' | 'seed'): Promise<void> => {
    const step = progressBoard.step(name);
    const logFile = path.join(logs, `${name}.log`);
    const { code, output } = await runCommand(process.execPath, [path.join(repository, tools[name])], {
      env: { ...process.env, ...toolEnvironment },
      signal,
    });
    writeFileSync(logFile, output);
    signal.throwIfAborted();
    if (code !== 0) {
      step.failed('failed');
      throw new UserError(
        `npm run ${name} failed; the end of ${logFile}:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`,
      );
    }
    step.done(output.trimEnd().split('\n').at(-1) ?? '');
  };
  await run('init');
  const seeded = path.join(dataFolder, 'seeded');
  if (existsSync(seeded)) return;
  await run('seed');
  writeFileSync(seeded, `${new Date().toISOString()}\n`);
}
