import { createRequire } from 'node:module';
import path from 'node:path';
import { repository as root, workspaceFolders } from '../workspaces.ts';

const require = createRequire(import.meta.url);
const siblingPath = (file) => path.join(import.meta.dirname, file);

// Disables Pact's usage telemetry.
process.env.PACT_DO_NOT_TRACK = 'true';

/** What belongs to one suite: `unit` needs nothing, `integration` the backing services, `contract` the pact files of the same run. */
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

/** Packages published only as ES modules, or of which those are used: jest runs CommonJS, so these are transformed, too. */
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

/** Specs of the document adapter’s engine; excluded when the backing services use a real MongoDB instead of the adapter. */
const ignoredEngineSpecs = process.env.DOCUMENTDB_POSTGRES_URL ? [] : ['[.]engine[.]integration[.]spec[.]ts$'];

/** `npm test` leaves to `npm run test:all` what proves the product rather than a change. */
const ignoredWholeSpecs = process.env.GVG_GATE ? ['[.]whole[.].*spec[.]tsx?$'] : [];

/**
 * The jest configuration of the whole repository: GVG_TESTS selects the suite, paths on the command line select files. One project for all packages, which
 * differ in nothing: jest keeps transformed files for each project, so that with one a package every file that several of them import was transformed
 * up to thirty times.
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
