import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { jestProject } from './preset.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const { workspaces } = createRequire(import.meta.url)(path.join(root, 'package.json'));

const packages = workspaces
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((directory) => path.join(root, directory))
  .filter((directory) => existsSync(path.join(directory, 'package.json')));

// Disables Pact's usage telemetry.
process.env.PACT_DO_NOT_TRACK = 'true';

const siblingPath = (file) => path.join(import.meta.dirname, file);
const contractOptions = { testSequencer: siblingPath('contract-order.cjs'), globalSetup: siblingPath('clear-pacts.mjs'), globalTeardown: siblingPath('check-pacts.mjs') };

/** One jest configuration for the whole repository: GVG_TESTS selects the suite, paths on the command line select files. */
export default {
  rootDir: root,
  projects: packages.map(jestProject),
  ...(process.env.GVG_TESTS === 'contract' ? contractOptions : {}),
  // Long enough for a busy machine; hanging tests still fail.
  testTimeout: 60_000,
};
