import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Spec files by suite: `unit` needs nothing, `integration` the backing services, `contract` the pact files of the same run. */
const testMatch = {
  unit: ['**/*.spec.{ts,tsx}', '!**/*.{integration,contract,e2e}.spec.{ts,tsx}'],
  integration: ['**/*.integration.spec.{ts,tsx}'],
  contract: ['**/*.contract.spec.{ts,tsx}'],
};

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

/** @param {string} directory absolute path of the package */
export function jestProject(directory) {
  const suite = process.env.GVG_TESTS ?? 'unit';
  const patterns = testMatch[suite];
  if (patterns === undefined) throw new Error(`GVG_TESTS is ${suite}; allowed: ${Object.keys(testMatch).join(', ')}`);
  return {
    displayName: path.basename(directory),
    rootDir: directory,
    // Absolute paths: jest does not resolve <rootDir> after a `!`, and integration specs would run as unit tests.
    testMatch: patterns.map((pattern) =>
      pattern.startsWith('!') ? `!${directory}/${pattern.slice(1)}` : `${directory}/${pattern}`,
    ),
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...ignoredEngineSpecs],
    modulePathIgnorePatterns: ['/dist/'],
    testEnvironment: 'node',
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
    setupFilesAfterEnv: [require.resolve(suite === 'integration' ? './retry-once.cjs' : './busy-machine.cjs')],
    moduleNameMapper: { '\\.(css|woff2)$': require.resolve('./empty-module.cjs') },
  };
}
