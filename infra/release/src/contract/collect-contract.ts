import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '@gvg/build/workspaces.ts';
import { describePage, usedPage } from './page-contract.ts';
import type { Part } from '../collect/parts.ts';
import { describeService } from './provided.ts';
import type { Provided } from './provided.ts';
import { modulesOfPart } from './sources/consumed.ts';
import { modulesOf } from './sources/module-graph.ts';
import { withSteadyBoundary } from './steady-pact.ts';

/** Returns the specs that record what the part relies on: its own, and those of shared modules that it runs. */
export function consumerSpecs(part: Part): string[] {
  const isConsumer = (file: string) => !file.endsWith('.provider.contract.spec.ts');
  const inFolder = (pattern: string) =>
    globSync(pattern, { cwd: repository, exclude: ['**/node_modules/**'] })
      .filter(isConsumer)
      .map((file) => path.join(repository, file));
  const modules = modulesOfPart(part);
  const shared = inFolder('shared/*/src/**/*.contract.spec.ts').filter((spec) =>
    modules.has(spec.replace(/[.]contract[.]spec[.]ts$/, '.ts')),
  );
  return [...inFolder(`${part.folder}/**/*.contract.spec.{ts,tsx}`), ...shared].toSorted();
}

async function hashOf(files: Iterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].toSorted())
    hash.update(`${path.relative(repository, file)}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Runs the specs, which write their pacts to the folder. */
async function writePacts(specs: readonly string[], folder: string): Promise<void> {
  const jest = path.join(repository, 'node_modules/jest/bin/jest.js');
  const config = path.join(repository, 'shared/build/jest/root.mjs');
  const child = spawn(process.execPath, [jest, '--config', config, '--runInBand', '--runTestsByPath', ...specs], {
    cwd: repository,
    env: { ...process.env, GVG_TESTS: 'contract', PACT_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`The contract tests of consumers fail:\n${Buffer.concat(output).toString('utf8')}`);
}

/** Cache of pacts, used for specs with unchanged sources. */
const cache = path.join(repository, 'node_modules/.cache/gvg-pacts');

async function copyPacts(part: Part, folder: string): Promise<void> {
  const specs = consumerSpecs(part);
  if (specs.length === 0) return;
  const cached = path.join(cache, await hashOf(modulesOf(specs)));
  if (!existsSync(cached)) {
    await mkdir(cache, { recursive: true });
    const fresh = await mkdtemp(path.join(cache, 'new-'));
    try {
      await writePacts(specs, fresh);
      for (const file of globSync('**/*.json', { cwd: fresh })) {
        const pact = path.join(fresh, file);
        await writeFile(pact, withSteadyBoundary(await readFile(pact, 'utf8')));
      }
      // Another process may have written the same pacts in the meantime.
      await rename(fresh, cached).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  await cp(cached, folder, { recursive: true });
}

function providedBy(part: Part): Provided | undefined {
  if (part.type === 'service') return describeService(part.name);
  return part.type === 'shell' ? { part: part.name, page: describePage() } : undefined;
}

const writeJson = (file: string, value: unknown) => writeFile(file, JSON.stringify(value));

/**
 * Writes the contract of a release of these sources to `folder`: `pacts/` (requirements of the part), `provides.json` and, for a built
 * remote, `page.json` (requirements on the shell's page).
 */
export async function collectContract(part: Part, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyPacts(part, path.join(folder, 'pacts'));
  const provided = providedBy(part);
  if (provided !== undefined) await writeJson(path.join(folder, 'provides.json'), provided);
  if (part.type === 'remote') await writeJson(path.join(folder, 'page.json'), usedPage(part));
}
