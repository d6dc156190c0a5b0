import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withRandomSecrets } from '../state/secrets.ts';

/** Name of the file next to docker-compose.yml that docker compose reads automatically. It is in no commit and no image. */
export const composeSecretsFile = '.env';

const header = '# Secrets of docker-compose.yml, made once by npm run compose. Whoever has them has the shop.\n';
const assignment = /^(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/gm;

/** Adds a random value for each name that the file does not set yet, and makes the file readable by its owner only. Returns the added names. */
export function ensureComposeSecrets(file: string, names: readonly string[]): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : header;
  const known = Object.fromEntries(
    [...text.matchAll(assignment)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']),
  );
  const secrets = withRandomSecrets(known, names);
  const added = names.filter((name) => known[name] !== secrets[name]);
  const lines = added.map((name) => `${name}=${secrets[name]}\n`).join('');
  writeFileSync(file, `${text}${text.endsWith('\n') ? '' : '\n'}${lines}`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return added;
}
