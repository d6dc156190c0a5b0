import { chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../process/find-program.ts';
import { unshareArguments } from '../root/root-support.ts';
import type { DebianRoot } from '../root/debian-root.ts';
import type { Runtime } from './runtime.ts';

/** PostgreSQL refuses to run as root, and a server does not need access to other users' files. */
const nobodyUserId = 65_534;

/**
 * $0 is the root, $1 the data folder, $2 the user to switch to or empty. The mounts exist only in this process's namespace: the
 * shared root stays unchanged, each server sees its own /data and /tmp.
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

/** Runs programs of the private Debian root on a data folder of this clone. */
export function debianRuntime(root: DebianRoot): Runtime {
  return {
    prepare: (dataFolder) => {
      const user = serverUser(dataFolder);
      mkdirSync(path.join(dataFolder, 'etc'), { recursive: true });
      mkdirSync(path.join(dataFolder, 'data'), { recursive: true, mode: 0o700 });
      chownSync(path.join(dataFolder, 'data'), user, user);
      // PostgreSQL requires a passwd entry for the user that it runs as.
      writeFileSync(path.join(dataFolder, 'etc/passwd'), `gvg:x:${user}:${user}::/data:/bin/sh\n`);
      writeFileSync(path.join(dataFolder, 'etc/group'), `gvg:x:${user}:\n`);
    },
    writeFile: (dataFolder, name, content) => {
      const file = path.join(dataFolder, 'data', name);
      // The mode applies only to a file that is created.
      rmSync(file, { force: true });
      writeFileSync(file, content, { mode: 0o600 });
      const user = serverUser(dataFolder);
      chownSync(file, user, user);
    },
    hostPath: (dataFolder) => path.join(dataFolder, 'data'),
    runtimePath: () => '/data',
    command: (program, args, dataFolder, environment = {}) => {
      const switchToUser = process.getuid?.() === 0 ? String(serverUser(dataFolder)) : '';
      const shell = [
        '/bin/sh',
        '-c',
        enterRootScript,
        root.folder,
        dataFolder,
        switchToUser,
        findProgram('chroot') ?? 'chroot',
      ];
      return {
        command: findProgram('unshare') ?? 'unshare',
        args: [...unshareArguments(), ...shell, program, ...args],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/data', LANG: 'C.UTF-8', ...environment },
      };
    },
  };
}

/** As root, the servers run as the existing owner of the data, so that a clone may change its owner; otherwise as the current user. */
function serverUser(dataFolder: string): number {
  const own = process.getuid?.() ?? 0;
  if (own !== 0) return own;
  const data = path.join(dataFolder, 'data');
  const owner = existsSync(data) ? statSync(data).uid : 0;
  return owner === 0 ? nobodyUserId : owner;
}
