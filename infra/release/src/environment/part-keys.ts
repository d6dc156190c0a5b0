import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@gvg/local/process/user-error';
import { generateKeys, readPublicKeys, signDocument, verifyDocument } from '../signing/signed-document.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { PartKeys } from '../state/change-part.ts';
import { z } from 'zod';

export interface KeySources {
  /** Contains `<part>.pem` for each part. */
  publicFolder: string;
  /** Only for a local site: contains `<part>.key` for each part. Elsewhere the releasing person has the key. */
  privateFolder?: string;
}

export const publicKeyFile = (folder: string, part: string): string => path.join(folder, `${part}.pem`);
const privateKeyFile = (folder: string, part: string): string => path.join(folder, `${part}.key`);

/** @throws UserError if the environment does not know the part */
export function publicKeysOf({ publicFolder }: KeySources, part: string): PublicKeys {
  const file = publicKeyFile(publicFolder, part);
  if (!existsSync(file)) throw new UserError(`Nobody may release ${part} here: ${file} is missing.`);
  return readPublicKeys(readFileSync(file, 'utf8'));
}

/**
 * Returns the signing key, from RELEASE_KEY (PEM), the file named by RELEASE_KEY_FILE, or a local site, with the part's public keys.
 * @throws UserError
 */
export function keysOf(sources: KeySources, part: string, environment: NodeJS.ProcessEnv = process.env): PartKeys {
  const publicKeys = publicKeysOf(sources, part);
  const privateKey = environment['RELEASE_KEY'] ?? privateKeyFrom(sources, part, environment);
  try {
    verifyDocument('check', signDocument('check', part, privateKey), publicKeys, z.literal(part));
  } catch {
    throw new UserError(`This key may not release ${part}: its public key is not in ${sources.publicFolder}.`);
  }
  return { privateKey, publicKeys };
}

function privateKeyFrom({ privateFolder }: KeySources, part: string, environment: NodeJS.ProcessEnv): string {
  const file =
    environment['RELEASE_KEY_FILE'] ?? (privateFolder === undefined ? undefined : privateKeyFile(privateFolder, part));
  if (file === undefined)
    throw new UserError(
      `Releasing ${part} needs its key: put it into RELEASE_KEY, or name its file in RELEASE_KEY_FILE.`,
    );
  if (!existsSync(file)) throw new UserError(`The key of ${part} is missing: ${file}.`);
  return readFileSync(file, 'utf8');
}

/** Creates missing keys, readable only by their owner. */
export function ensureLocalKeys(folder: string, parts: readonly string[]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const part of parts) {
    if (existsSync(publicKeyFile(folder, part)) && existsSync(privateKeyFile(folder, part))) continue;
    const { privateKey, publicKey } = generateKeys();
    writeFileSync(privateKeyFile(folder, part), privateKey, { mode: 0o600 });
    writeFileSync(publicKeyFile(folder, part), publicKey);
  }
}
