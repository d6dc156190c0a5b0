/**
 * Releases a stored version of mf-cart: `node release-version.ts <store> <file of the private key> <file of the public key> <version>
 * [step]`. Prints each step, and exits immediately, as if killed, in the named one.
 */
import { readFileSync, writeSync } from 'node:fs';
import { Deployment } from '../deploy/deployment.ts';
import { readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';

const [storeFolder, privateKeyFile, publicKeyFile, version, killedAt] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string | undefined,
];
const say = (text: string) => {
  writeSync(1, `${text}\n`);
  if (killedAt !== undefined && text.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
};
const deployment = new Deployment({
  environment: { name: 'test', store: new FolderStore(storeFolder) },
  part: 'mf-cart',
  type: 'remote',
  keys: {
    privateKey: readFileSync(privateKeyFile, 'utf8'),
    publicKeys: readPublicKeys(readFileSync(publicKeyFile, 'utf8')),
  },
  by: `process ${process.pid}`,
  whyNot: () => Promise.resolve(undefined),
  smoke: async () => say('smoke'),
  onStep: say,
  signal: new AbortController().signal,
});
try {
  await deployment.release(version);
  say('released');
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
