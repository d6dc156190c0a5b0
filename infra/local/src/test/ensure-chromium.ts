import { chromiumPath } from '@gvg/testing/chromium';
import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import { repository } from '../state/paths.ts';
import path from 'node:path';

const probeTimeoutMs = 3_000;
const installTimeoutMs = 300_000;

/** Path of the browser for end-to-end tests: the installed one, else playwright's if reachable, else Debian's if run as root. @throws when there is none */
export async function ensureChromium(onProgress: (detail: string) => void, signal: AbortSignal): Promise<string> {
  try {
    return chromiumPath();
  } catch (notFound) {
    if (await installFromPlaywright(onProgress, signal)) return chromiumPath();
    if (await installFromDebian(onProgress, signal)) return chromiumPath();
    throw notFound;
  }
}

async function installFromPlaywright(onProgress: (detail: string) => void, signal: AbortSignal): Promise<boolean> {
  const playwright = path.join(repository, 'node_modules/.bin/playwright');
  const { output } = await runCommand(playwright, ['install', '--dry-run', 'chromium'], { timeout: 10_000, signal });
  const url = /https:\/\/\S+/.exec(output)?.[0];
  if (url === undefined || !(await isReachable(url))) return false;
  onProgress('downloading playwright’s chromium');
  return (await runCommand(playwright, ['install', 'chromium'], { timeout: installTimeoutMs, signal })).code === 0;
}

async function installFromDebian(onProgress: (detail: string) => void, signal: AbortSignal): Promise<boolean> {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return false;
  onProgress('apt-get install chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env, timeout: installTimeoutMs, signal });
  const { code } = await runCommand(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    { env, timeout: installTimeoutMs, signal },
  );
  return code === 0;
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeTimeoutMs) })).ok;
  } catch {
    return false;
  }
}
