import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { tools } from '../site.ts';
import type { ProgressBoard } from '../terminal/progress-board.ts';
import { repository } from '../state/paths.ts';

export type PrepareOptions = {
  dataFolder: string;
  progressBoard: Pick<ProgressBoard, 'step'>;
  logs: string;
  signal: AbortSignal;
};

/** Fills the database in two steps, each with the environment of tools. */
export type ShopPreparation = {
  /** Data of the home page: required data at each start, the demo's goods at the first one. */
  goods(toolEnvironment: Record<string, string>): Promise<void>;
  /** The demo's customers with their orders, at the first start. */
  customers(toolEnvironment: Record<string, string>): Promise<void>;
};

type Run = { name: string; tool: 'init' | 'seed'; args?: readonly string[] };

export function shopPreparation({ dataFolder, progressBoard, logs, signal }: PrepareOptions): ShopPreparation {
  const seededFile = path.join(dataFolder, 'seeded');
  const isSeeded = existsSync(seededFile);
  const run = async ({ name, tool, args = [] }: Run, toolEnvironment: Record<string, string>): Promise<void> => {
    const step = progressBoard.step(name);
    const logFile = path.join(logs, `${name}.log`);
    rmSync(logFile, { force: true });
    const { code, output } = await runCommand(process.execPath, [path.join(repository, tools[tool]), ...args], {
      env: { ...process.env, ...toolEnvironment },
      signal,
      onOutput: (chunk) => appendFileSync(logFile, chunk),
    });
    signal.throwIfAborted();
    if (code !== 0) {
      step.failed('failed');
      throw new UserError(
        `npm run ${tool} failed; the end of ${logFile}:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`,
      );
    }
    step.done(output.trimEnd().split('\n').at(-1) ?? '');
  };
  return {
    async goods(toolEnvironment) {
      await run({ name: 'init', tool: 'init' }, toolEnvironment);
      if (!isSeeded) await run({ name: 'goods', tool: 'seed', args: ['--only', 'goods'] }, toolEnvironment);
    },
    async customers(toolEnvironment) {
      if (isSeeded) return;
      await run({ name: 'customers', tool: 'seed', args: ['--only', 'customers'] }, toolEnvironment);
      writeFileSync(seededFile, `${new Date().toISOString()}\n`);
    },
  };
}
