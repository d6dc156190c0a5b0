import path from 'node:path';
import { deployRemote, rollBackRemote } from './supervise/deploy-remote.ts';
import { readRegistry } from './supervise/registry-entries.ts';

const usage = `usage: node infra/local/src/deploy-cli.ts put <build folder>      a remote's dist/client
       node infra/local/src/deploy-cli.ts rollback <version>
       node infra/local/src/deploy-cli.ts list
REGISTRY_FILE is the registry's file, RELEASES_FOLDER the folder of the remote's releases, FRAGMENT_URL the address at which the shell's server reaches the remote's server.`;

/** Activates or rolls back a remote's release: one write to the registry, which the shell's server watches. */
const { REGISTRY_FILE, RELEASES_FOLDER, FRAGMENT_URL } = process.env;
const [command, argument] = process.argv.slice(2);

if (command === 'list' && REGISTRY_FILE) {
  for (const { name, version } of readRegistry(REGISTRY_FILE)) console.log(`${name} ${version}`);
} else if (
  (command === 'put' || command === 'rollback') &&
  argument &&
  REGISTRY_FILE &&
  RELEASES_FOLDER &&
  FRAGMENT_URL
) {
  const deployment = { registryFile: REGISTRY_FILE, releasesFolder: RELEASES_FOLDER, fragmentUrl: FRAGMENT_URL };
  const { name, version } =
    command === 'put' ? deployRemote(path.resolve(argument), deployment) : rollBackRemote(argument, deployment);
  console.log(`${name} ${version} is active`);
} else {
  console.error(usage);
  process.exitCode = 2;
}
