import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explainError } from '@gvg/local/process/explain-error';
import { UserError } from '@gvg/local/process/user-error';
import { listParts, partNamed } from '../collect/parts.ts';
import { readEnvironment } from '../environment/environment.ts';
import { publicKeyFile } from '../environment/part-keys.ts';
import { generateKeys } from '../signing/signed-document.ts';
import { readOptions } from './options.ts';
import { statusTable } from './status.ts';

const commands: Record<string, (args: readonly string[]) => Promise<string>> = {
  status: async (args) => {
    const { to, environmentFile, positionals } = readOptions(args);
    const parts =
      positionals.length > 0 ? positionals.map((name) => partNamed(name).name) : listParts().map(({ name }) => name);
    return statusTable(readEnvironment(to, environmentFile), parts);
  },
  'new-key': async (args) => newKey(args),
};

/**
 * Creates a key for a part. Adds its public half to the trusted keys of the part, so that the old one stays valid until its lines are
 * removed.
 */
function newKey(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keys: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const { keys, out } = values;
  if (positionals.length !== 1 || keys === undefined || out === undefined)
    throw new UserError(
      'usage: npm run releases -- new-key <part> --keys <folder of public keys> --out <file of the private key>',
    );
  const part = partNamed(positionals[0] as string).name;
  if (existsSync(out)) throw new UserError(`${out} exists already.`);
  const { privateKey, publicKey } = generateKeys();
  mkdirSync(keys, { recursive: true });
  writeFileSync(out, privateKey, { mode: 0o600, flag: 'wx' });
  appendFileSync(publicKeyFile(keys, part), publicKey);
  return `${path.resolve(out)} releases ${part} where ${path.resolve(publicKeyFile(keys, part))} is known.`;
}

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (command === undefined) throw new UserError(`usage: npm run releases -- ${Object.keys(commands).join('|')} …`);
  console.log(await command(args));
} catch (error) {
  console.error(`\n${explainError(error)}`);
  process.exitCode = 1;
}
