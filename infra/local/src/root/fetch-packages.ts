import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { debianMirrors } from './apt-sources.ts';
import { newerArchiveKeyring } from './archive-keyring.ts';
import { PrivateApt, sourceLine } from './private-apt.ts';
import { essentialPackages, suite, testedVersions } from './root-packages.ts';

type OnProgress = (detail: string) => void;

/** Downloads the packages and their dependencies into `folder`; returns the folder of the archives. */
export async function fetchPackages(folder: string, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
  onProgress(`reading Debian’s ${suite} package list`);
  const apt = await aptWithLists(folder, signal);
  const requested = await Promise.all(
    Object.entries(testedVersions).map(([name, version]) => pinTestedVersion(apt, name, version)),
  );
  onProgress('downloading 200 MB of packages');
  const result = await apt.run('apt-get', ['install', '--download-only', ...requested, ...essentialPackages], signal);
  signal.throwIfAborted();
  if (result.code !== 0)
    throw new UserError(
      `The packages of the private Debian root could not be downloaded: ${firstError(result.output)}`,
    );
  return apt.archives;
}

async function aptWithLists(folder: string, signal: AbortSignal): Promise<PrivateApt> {
  const mirrors = debianMirrors();
  if (mirrors.length === 0) {
    throw new UserError(
      'No Debian mirror is configured in /etc/apt; set one in GVG_DEBIAN_MIRROR (as in sources.list: http://…/debian).',
    );
  }
  let problem = '';
  for (const mirror of mirrors) {
    const apt = await PrivateApt.create(path.join(folder, 'apt'), sourceLine(mirror, suite));
    let update = await apt.run('apt-get', ['update'], signal);
    if (update.code !== 0 && /NO_PUBKEY|EXPKEYSIG|not signed|signature/i.test(update.output)) {
      const keyring = await newerArchiveKeyring(path.join(folder, 'keyring'), signal);
      if (keyring !== undefined) {
        await PrivateApt.create(path.join(folder, 'apt'), sourceLine(mirror, suite, keyring));
        update = await apt.run('apt-get', ['update'], signal);
      }
    }
    signal.throwIfAborted();
    if (update.code === 0) return apt;
    problem ||= firstError(update.output);
  }
  throw new UserError(`This host’s Debian mirror does not serve ${suite}: ${problem}`);
}

/** Returns the tested version if the archive still has it, or else the bare name, which installs the newest. */
async function pinTestedVersion(apt: PrivateApt, name: string, version: string): Promise<string> {
  const { output } = await apt.run('apt-cache', ['madison', name]);
  const isAvailable = output.split('\n').some((line) => line.split('|')[1]?.trim() === version);
  return isAvailable ? `${name}=${version}` : name;
}

function firstError(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => line.startsWith('E:')) ?? lines.findLast((line) => line !== '') ?? 'apt printed no message'
  );
}
