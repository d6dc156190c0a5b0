#!/usr/bin/env node
import path from 'node:path';
import { explainError } from '@gvg/local/process/explain-error';
import { stopRequest } from '@gvg/local/process/stop-request';
import { UserError } from '@gvg/local/process/user-error';
import { partNamed } from '../collect/parts.ts';
import { readEnvironment } from '../environment/environment.ts';
import type { PartState } from '../state/part-state.ts';
import { Refused } from '../state/transitions.ts';
import { readOptions } from './options.ts';
import type { PartOptions } from './options.ts';
import { openDeployment } from './release-part.ts';
import type { PartDeployment } from './release-part.ts';
import { statusTable } from './status.ts';

type Command = (part: PartDeployment, options: PartOptions) => Promise<PartState>;

const commands: Record<string, Command> = {
  release: async ({ deployment, store }) => deployment.release((await store()).version),
  rollback: ({ deployment }, { version }) => deployment.rollBack(version),
  promote: ({ deployment }) => deployment.promote(),
  canary: async ({ deployment, store }, { share, end }) => {
    if (end) return deployment.endCanary();
    if (share === undefined) throw new UserError('Name the share in percent: --share 5, or end the canary: --end.');
    deployment.checkCanary();
    return deployment.startCanary((await store()).version, share);
  },
};

/** `npm run release|rollback|canary|promote|status -w <part> -- --to <environment>`. The part is the workspace. */
async function main(name: string | undefined, args: readonly string[], signal: AbortSignal): Promise<void> {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined && name !== 'status')
    throw new UserError(`usage: npm run ${Object.keys(commands).join('|')}|status -w <part> -- --to <environment>`);
  const part = partNamed(path.basename(process.cwd()));
  const options = readOptions(args);
  const environment = readEnvironment(options.to, options.environmentFile);
  if (command !== undefined) {
    const onStep = (text: string) => console.log(`${part.name}: ${text}`);
    await command(openDeployment(part, environment, { onStep, signal }), options);
  }
  console.log(await statusTable(environment, [part.name]));
}

const signal = stopRequest(() => process.exit(130));
const [name, ...args] = process.argv.slice(2);
try {
  await main(name, args, signal);
} catch (error) {
  const advice = error instanceof Refused ? '\nLook at what runs: npm run releases -- status --to <environment>' : '';
  console.error(
    signal.aborted ? '\nstopped; npm run releases -- status says what runs' : `\n${explainError(error)}${advice}`,
  );
  process.exitCode = signal.aborted ? 130 : 1;
}
