import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '@gvg/build/workspaces.ts';
import { readInteractions } from './interaction.ts';
import type { Interaction } from './interaction.ts';

/** Next to webpack's cache, because its content can be recreated from the sources. */
const cacheFolder = path.join(repository, 'node_modules/.cache/recorded-pacts');

const isOfPackages = (file: string) => file.includes('node_modules');
const filesIn = (folder: string) =>
  globSync('{contract,src}/**/*.ts', { cwd: path.join(repository, folder), exclude: isOfPackages }).map((file) =>
    path.join(repository, folder, file),
  );
const contractFiles = (consumer: string) =>
  filesIn(consumer).filter((file) => file.includes('/contract/') || file.endsWith('.contract.spec.ts'));

/** Returns a hash of the consumers' specs and the contracts that they use. */
function versionOf(consumers: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...consumers.flatMap(contractFiles), ...filesIn('shared/contracts')].toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Runs the contract specs of the consumers, which write their pacts. */
async function record(consumers: readonly string[], folder: string): Promise<void> {
  const jest = path.join(repository, 'node_modules/jest/bin/jest.js');
  const specs = consumers.flatMap(contractFiles).filter((file) => file.endsWith('.contract.spec.ts'));
  const child = spawn(
    process.execPath,
    [
      jest,
      '--config',
      path.join(repository, 'shared/build/jest/root.mjs'),
      '--runInBand',
      '--runTestsByPath',
      ...specs,
    ],
    {
      env: { ...process.env, NODE_ENV: 'test', GVG_TESTS: 'contract', PACT_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The contract specs of ${consumers.join(' and ')} fail:\n${output}`);
}

/** Returns the folder of the consumers' pacts, recorded again if their specs or contracts have changed. */
async function recordedFolder(consumers: readonly string[]): Promise<string> {
  const folder = path.join(cacheFolder, `${consumers.join('+')}-${versionOf(consumers)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = mkdtempSync(path.join(cacheFolder, 'unfinished-'));
  try {
    await record(consumers, unfinished);
    // Another process may have recorded the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Returns the interactions of the remote, followed by those of the shell, whose components are also on its pages. */
export async function recordedInteractions(remote: string): Promise<Interaction[]> {
  const consumers = [remote, 'shell'].filter((consumer) => contractFiles(consumer).length > 0);
  const folder = await recordedFolder(consumers);
  const pacts = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return consumers.flatMap((consumer) =>
    pacts
      .filter((file) => file.startsWith(`${consumer}-`))
      .toSorted()
      .flatMap((file) => readInteractions(path.join(folder, file))),
  );
}
