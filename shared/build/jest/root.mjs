import { createRequire } from 'node:module';
import path from 'node:path';
import { repository as root, workspaceFolders } from '../workspaces.ts';

const require = createRequire(import.meta.url);
const siblingPath = (file) => path.join(import.meta.dirname, file);

// Disables Pact's usage telemetry.
process.env.PACT_DO_NOT_TRACK = 'true';

/** Settings per suite: `unit` needs nothing, `integration` the backing services, `contract` the pact files of the same run. */
const suites = {
  unit: {
    testMatch: ['**/*.spec.{ts,tsx}', '!**/*.{integration,contract,e2e}.spec.{ts,tsx}'],
    setupFilesAfterEnv: [siblingPath('busy-machine.cjs')],
  },
  integration: {
    testMatch: ['**/*.integration.spec.{ts,tsx}'],
    setupFilesAfterEnv: [siblingPath('retry-once.cjs')],
  },
  contract: {
    testMatch: ['**/*.contract.spec.{ts,tsx}'],
    setupFilesAfterEnv: [siblingPath('busy-machine.cjs')],
    testSequencer: siblingPath('contract-order.cjs'),
    globalSetup: siblingPath('clear-pacts.mjs'),
    globalTeardown: siblingPath('check-pacts.mjs'),
  },
};
const name = process.env.GVG_TESTS ?? 'unit';
const suite = suites[name];
if (suite === undefined) throw new Error(`GVG_TESTS is ${name}; allowed: ${Object.keys(suites).join(', ')}`);

/** Packages published, or used, as ES modules. jest runs CommonJS, so they are transformed, too. */
const esmOnlyPackages = [
  'jose',
  'p-queue',
  'openid-client',
  'oauth4webapi',
  'bson',
  'mongodb',
  'mongoose',
  '@asamuzakjp',
  'entities',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'country-to-currency',
  '@tanstack/react-table',
  '@tanstack/table-core',
  '@tanstack/react-store',
  '@tanstack/store',
  '@zxing/library/es2015',
];

/** Specs of the document adapter’s engine, excluded if the backing services use a real MongoDB. */
const ignoredEngineSpecs = process.env.DOCUMENTDB_POSTGRES_URL ? [] : ['[.]engine[.]integration[.]spec[.]ts$'];

/** In `npm test`, specs that test the whole product rather than a change are left to `npm run test:all`. */
const ignoredWholeSpecs = process.env.GVG_GATE ? ['[.]whole[.].*spec[.]tsx?$'] : [];

/**
 * The jest configuration of the whole repository. GVG_TESTS selects the suite; paths on the command line select files. A single project for
 * all packages, because jest caches transformed files per project: with a project per package, files that several of them import were
 * transformed up to thirty times.
 */
export default {
  rootDir: root,
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  roots: workspaceFolders().map((folder) => path.join(root, folder)),
  ...suite,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignoredEngineSpecs, ...ignoredWholeSpecs],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: siblingPath('node-environment.cjs'),
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
  moduleNameMapper: { '\\.(css|woff2)$': siblingPath('empty-module.cjs') },
  // Long enough for a busy machine; hanging tests still fail.
  testTimeout: 120_000,
};
