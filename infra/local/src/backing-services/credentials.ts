import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writeJson } from '../state/json-file.ts';
import { backingServiceNames } from './backing-service.ts';
import type { BackingServiceName } from './backing-service.ts';

/** Password for each backing service that this clone starts. */
export type Passwords = Readonly<Record<BackingServiceName, string>>;

/** The user of every private backing service that has users. */
export const user = 'gvg';

/** The passwords of a folder of backing services: random, created once, readable by their owner only. */
export function ensurePasswords(dataFolder: string): Passwords {
  const file = path.join(dataFolder, 'credentials.json');
  const saved = readJson<Partial<Passwords>>(file) ?? {};
  if (backingServiceNames.every((name) => saved[name] !== undefined)) return saved as Passwords;
  const passwords = Object.fromEntries(
    backingServiceNames.map((name) => [name, saved[name] ?? randomPassword()]),
  ) as Passwords;
  writeJson(file, passwords, 0o600);
  return passwords;
}

/** 192 bits, in characters that need no escape in a URL or a configuration file. */
export const randomPassword = (): string => randomBytes(24).toString('hex');
