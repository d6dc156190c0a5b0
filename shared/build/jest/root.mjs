import path from 'node:path';
import { repository as root, workspaceFolders } from '../workspaces.ts';
import { jestProject } from './preset.mjs';

const packages = workspaceFolders().map((folder) => path.join(root, folder));

// Disables Pact's usage telemetry.
process.env.PACT_DO_NOT_TRACK = 'true';

const siblingPath = (file) => path.join(import.meta.dirname, file);
const contractOptions = {
  testSequencer: siblingPath('contract-order.cjs'),
  globalSetup: siblingPath('clear-pacts.mjs'),
  globalTeardown: siblingPath('check-pacts.mjs'),
};

/** One jest configuration for the whole repository: GVG_TESTS selects the suite, paths on the command line select files. */
export default {
  rootDir: root,
  projects: packages.map(jestProject),
  ...(process.env.GVG_TESTS === 'contract' ? contractOptions : {}),
  // Long enough for a busy machine; hanging tests still fail.
  testTimeout: 60_000,
};
