import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { PrivateApt } from './private-apt.ts';

/**
 * The newest keyring of Debian's archive in this host's own, already trusted sources. An old host's installed keyring may
 * predate the release that is used here; its stable updates contain the new keys, signed by the old ones.
 */
export async function newerArchiveKeyring(folder: string, signal?: AbortSignal): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true });
  const apt = await PrivateApt.create(folder, undefined);
  await apt.run('apt-get', ['update'], signal);
  const download = await apt.run('apt-get', ['download', 'debian-archive-keyring'], signal);
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (download.code !== 0 || archive === undefined) return undefined;
  const unpacked = path.join(folder, 'unpacked');
  await runCommand('dpkg-deb', ['-x', path.join(folder, archive), unpacked]);
  return ['gpg', 'pgp']
    .map((ending) => path.join(unpacked, `usr/share/keyrings/debian-archive-keyring.${ending}`))
    .find((file) => existsSync(file));
}
