import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';

/** Values by environment variable. */
export type Secrets = Readonly<Record<string, string>>;

/** Adds a random value of 256 bits, in characters that need no escaping in a URL or a file, for each name without a value. */
export const withRandomSecrets = (known: Secrets, names: readonly string[]): Secrets => ({
  ...known,
  ...Object.fromEntries(names.filter((name) => !known[name]).map((name) => [name, randomBytes(32).toString('hex')])),
});

export const secretsFile = (dataFolder: string): string => path.join(dataFolder, 'secrets.json');

/** Secrets that the processes of a site share: random, each created once, readable by their owner only. */
export function ensureSecrets(dataFolder: string, names: readonly string[]): Secrets {
  const file = secretsFile(dataFolder);
  const saved = readJson<Secrets>(file) ?? earlierSecrets(dataFolder);
  const secrets = withRandomSecrets(saved, names);
  if (!existsSync(file) || names.some((name) => saved[name] !== secrets[name])) writeJson(file, secrets, 0o600);
  rmSync(earlierFile(dataFolder), { force: true });
  return secrets;
}

/** Location of the only secret of an earlier version. */
const earlierFile = (dataFolder: string): string => path.join(dataFolder, 'internal-secret');

function earlierSecrets(dataFolder: string): Secrets {
  const file = earlierFile(dataFolder);
  return existsSync(file) ? { INTERNAL_SECRET: readFileSync(file, 'utf8') } : {};
}
