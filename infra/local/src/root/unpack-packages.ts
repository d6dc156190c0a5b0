import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';

/** Files that no server reads, a fifth of the total size. */
const excludeOptions = ['doc', 'man', 'locale', 'info', 'lintian', 'bug']
  .map((name) => `--exclude=./usr/share/${name}/*`)
  .concat('--exclude=./var/*');

/** Unpacks every archive into `root`. Nothing is installed: no maintainer script runs. Returns each package's version. */
export async function unpackPackages(
  archives: string,
  root: string,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  mkdirSync(root, { recursive: true });
  mergeUsr(root);
  const queue = readdirSync(archives).filter((name) => name.endsWith('.deb'));
  const versions: Record<string, string> = {};
  const worker = async (): Promise<void> => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      signal.throwIfAborted();
      await unpackOne(path.join(archives, name), root, signal);
      const [, packageName, version] = /^([^_]+)_([^_]+)_/.exec(name) ?? [];
      if (packageName !== undefined && version !== undefined) versions[packageName] = decodeURIComponent(version);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  createRootSkeleton(root);
  return versions;
}

async function unpackOne(archive: string, root: string, signal: AbortSignal): Promise<void> {
  const script = 'umask 022; dpkg-deb --fsys-tarfile "$0" | tar -x --keep-directory-symlink --no-same-owner "$@"';
  const result = await runCommand('/bin/sh', ['-c', script, archive, '-C', root, ...excludeOptions], { signal });
  signal.throwIfAborted();
  if (result.code !== 0)
    throw new UserError(`${path.basename(archive)} could not be unpacked: ${result.output.trim()}`);
}

/** Links /bin, /lib … into /usr before the first archive is unpacked, so that both packed paths of a file lead to the same place. */
function mergeUsr(root: string): void {
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(path.join(root, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, path.join(root, name));
  }
}

/** Creates what maintainer scripts would have created, and the mount points. */
function createRootSkeleton(root: string): void {
  for (const name of ['', 'usr', 'etc', 'dev', 'tmp', 'data', 'run', 'var', 'var/lib', 'var/log']) {
    mkdirSync(path.join(root, name), { recursive: true });
    // The servers run as another user, so the mode must not depend on the umask.
    chmodSync(path.join(root, name), 0o755);
  }
  writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  writeFileSync(path.join(root, 'etc/passwd'), '');
  writeFileSync(path.join(root, 'etc/group'), '');
  if (!existsSync(path.join(root, 'usr/bin/awk'))) symlinkSync('mawk', path.join(root, 'usr/bin/awk'));
  const extensions = path.join(root, 'usr/share/postgresql/18/extension');
  // Debian's alternatives system would link the plain name to the versioned one.
  copyFileSync(path.join(extensions, 'postgis-3.control'), path.join(extensions, 'postgis.control'));
}
