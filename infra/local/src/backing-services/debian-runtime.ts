import { chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../process/find-program.ts';
import { unshareArguments } from '../root/root-support.ts';
import type { DebianRoot } from '../root/debian-root.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL refuses root, and nobody else's files are of interest to a server. */
const nobody = 65_534;

/**
 * $0 is the root, $1 the data folder, $2 the user to become or nothing. The mounts live in the namespace of this one process: the
 * shared root stays as it is, each server sees its own /data and /tmp.
 */
const enterRootScript = [
  'set -e',
  'mount --rbind /dev "$0/dev"',
  'mount -t tmpfs none "$0/tmp"',
  'mount --bind "$1/etc/passwd" "$0/etc/passwd"',
  'mount --bind "$1/etc/group" "$0/etc/group"',
  'mount --rbind "$1/data" "$0/data"',
  'user=$2 chroot=$3',
  'shift 3',
  'exec "$chroot" ${user:+--userspec=$user:$user} "$0" "$@"',
].join('\n');

/** Programs of the private Debian root, on a data folder of this clone. */
export function debianRuntime(root: DebianRoot): Runtime {
  return {
    prepare: (dataFolder) => {
      const user = serverUser(dataFolder);
      mkdirSync(path.join(dataFolder, 'etc'), { recursive: true });
      mkdirSync(path.join(dataFolder, 'data'), { recursive: true, mode: 0o700 });
      chownSync(path.join(dataFolder, 'data'), user, user);
      // PostgreSQL wants a name for the user that it runs as.
      writeFileSync(path.join(dataFolder, 'etc/passwd'), `gvg:x:${user}:${user}::/data:/bin/sh\n`);
      writeFileSync(path.join(dataFolder, 'etc/group'), `gvg:x:${user}:\n`);
    },
    hostPath: (dataFolder) => path.join(dataFolder, 'data'),
    runtimePath: () => '/data',
    command: (program, args, dataFolder, environment = {}) => {
      const switchToUser = process.getuid?.() === 0 ? String(serverUser(dataFolder)) : '';
      const shell = ['/bin/sh', '-c', enterRootScript, root.folder, dataFolder, switchToUser, findProgram('chroot') ?? 'chroot'];
      return {
        command: findProgram('unshare') ?? 'unshare',
        args: [...unshareArguments(), ...shell, program, ...args],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/data', LANG: 'C.UTF-8', ...environment },
      };
    },
  };
}

/** As root, the servers run as whoever owns the data already, so that a clone may change hands; a plain user is the only one it can be. */
function serverUser(dataFolder: string): number {
  const own = process.getuid?.() ?? 0;
  if (own !== 0) return own;
  const data = path.join(dataFolder, 'data');
  const owner = existsSync(data) ? statSync(data).uid : 0;
  return owner === 0 ? nobody : owner;
}
