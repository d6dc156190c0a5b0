import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';

/** What no server reads, a fifth of the whole. */
const excludeOptions = ['doc', 'man', 'locale', 'info', 'lintian', 'bug'].map((name) => `--exclude=./usr/share/${name}/*`).concat('--exclude=./var/*');

/** Unpacks every archive into `root`. Nothing is installed: no maintainer script runs. Answers each package's version. */
export async function unpackPackages(archives: string, root: string, signal: AbortSignal): Promise<Record<string, string>> {
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
  if (result.code !== 0) throw new UserError(`${path.basename(archive)} could not be unpacked: ${result.output.trim()}`);
}

/** /bin, /lib … are links into /usr before the first archive comes, so that it does not matter under which name a file is packed. */
function mergeUsr(root: string): void {
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(path.join(root, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, path.join(root, name));
  }
}

/** What maintainer scripts would have made, and the places that a start mounts something on. */
function createRootSkeleton(root: string): void {
  for (const name of ['', 'usr', 'etc', 'dev', 'tmp', 'data', 'run', 'var', 'var/lib', 'var/log']) {
    mkdirSync(path.join(root, name), { recursive: true });
    // The servers run as another user, whatever umask this start has.
    chmodSync(path.join(root, name), 0o755);
  }
  writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  writeFileSync(path.join(root, 'etc/passwd'), '');
  writeFileSync(path.join(root, 'etc/group'), '');
  if (!existsSync(path.join(root, 'usr/bin/awk'))) symlinkSync('mawk', path.join(root, 'usr/bin/awk'));
  const extensions = path.join(root, 'usr/share/postgresql/18/extension');
  // Debian's alternatives would point the plain name at the versioned one.
  copyFileSync(path.join(extensions, 'postgis-3.control'), path.join(extensions, 'postgis.control'));
}
