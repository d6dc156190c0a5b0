import { randomInt } from 'node:crypto';
import path from 'node:path';
import { isAcceptablePassword } from '@gvg/contracts/identity/password-rules';
import { readJson, writeJson } from './json-file.ts';

export type FirstAdmin = { email: string; password: string };

const fileName = 'credentials.json';
const email = 'admin@goodsviet.example';
/** Name of the staff member who answers the demo's customers. */
export const firstAdminName = 'Mai';
/** Without similar letters and digits. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 20;

export const credentialsFile = (dataFolder: string): string => path.join(dataFolder, fileName);

/** First SYSTEM_ADMIN of this data folder, with a random password, created once and readable by its owner only. `isNew` is true if this call created it. */
export function firstAdmin(dataFolder: string): FirstAdmin & { isNew: boolean } {
  const file = credentialsFile(dataFolder);
  const saved = readJson<{ systemAdmin: FirstAdmin }>(file)?.systemAdmin;
  if (saved !== undefined) return { ...saved, isNew: false };
  const systemAdmin = { email, password: randomPassword() };
  writeJson(file, { systemAdmin }, 0o600);
  return { ...systemAdmin, isNew: true };
}

function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
    if (isAcceptablePassword(password)) return password;
  }
}
