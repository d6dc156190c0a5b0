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

// Pact counts its runs at its makers' unless told not to; here nothing leaves the machine.
process.env.PACT_DO_NOT_TRACK = 'true';

const beside = (file) => path.join(import.meta.dirname, file);
const inOrder = { testSequencer: beside('contract-order.cjs'), globalSetup: beside('clear-pacts.mjs'), globalTeardown: beside('check-pacts.mjs') };

/** One jest for the whole repository: GVG_TESTS chooses the kind, paths on the command line choose the packages. */
export default {
  rootDir: root,
  projects: packages.map(jestProject),
  ...(process.env.GVG_TESTS === 'contract' ? inOrder : {}),
  // Long enough for a busy machine; what hangs still ends.
  testTimeout: 60_000,
};
