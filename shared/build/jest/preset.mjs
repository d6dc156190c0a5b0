import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** What a run takes: `unit` needs nothing, `integration` the real parts, `contract` the pact files of the same run. */
const testMatch = {
  unit: ['**/*.spec.{ts,tsx}', '!**/*.{integration,contract,e2e}.spec.{ts,tsx}'],
  integration: ['**/*.integration.spec.{ts,tsx}'],
  contract: ['**/*.contract.spec.{ts,tsx}'],
};

/** Packages published as ES modules only: jest runs CommonJS, so these are transformed too. */
const esModulesOnly = ['jose', 'bson', 'mongodb', 'mongoose', '@asamuzakjp', 'entities', 'htmlparser2', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype'];

/** Specs that ask the document adapter’s own engine; where the parts brought a real MongoDB there is none, and they are no part of the run. */
const withoutEngine = process.env.DOCUMENTDB_POSTGRES_URL ? [] : ['[.]engine[.]integration[.]spec[.]ts$'];

/** @param {string} directory absolute path of the package */
export function jestProject(directory) {
  const kind = process.env.GVG_TESTS ?? 'unit';
  const patterns = testMatch[kind];
  if (patterns === undefined) throw new Error(`GVG_TESTS is ${kind}; it takes ${Object.keys(testMatch).join(', ')}`);
  return {
    displayName: path.basename(directory),
    rootDir: directory,
    // Not <rootDir>: jest does not resolve it behind a `!`, and integration specs would run as units.
    testMatch: patterns.map((pattern) => (pattern.startsWith('!') ? `!${directory}/${pattern.slice(1)}` : `${directory}/${pattern}`)),
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...withoutEngine],
    modulePathIgnorePatterns: ['/dist/'],
    testEnvironment: 'node',
    transform: {
      '\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|woff2)$': require.resolve('./empty-module.cjs') },
  };
}
