import { chromiumPath, headlessChromiumPath } from '@gvg/testing/chromium';
import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import { repository } from '../state/paths.ts';
import path from 'node:path';

const probeTimeoutMs = 3_000;
const installTimeoutMs = 180_000;

/**
 * Path of the browser for end-to-end tests: the installed one, or playwright's if it can be downloaded, or Debian's when running as root, including its
 * headless shell, which uses less processor time. @throws if there is none
 */
export async function ensureChromium(onProgress: (detail: string) => void, signal: AbortSignal): Promise<string> {
  if (!isInstalled() && !(await installFromPlaywright(onProgress, signal)))
    await installFromDebian(['chromium', 'fonts-dejavu-core'], onProgress, signal);
  if (chromiumPath() === '/usr/bin/chromium' && headlessChromiumPath() === chromiumPath() && !process.env['CHROMIUM'])
    await installFromDebian(['chromium-headless-shell'], onProgress, signal);
  return headlessChromiumPath();
}

function isInstalled(): boolean {
  try {
    return chromiumPath() !== '';
  } catch {
    return false;
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

/** Ignores packages that cannot be installed. The caller detects their absence. */
async function installFromDebian(
  packages: readonly string[],
  onProgress: (detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return;
  onProgress(`apt-get install ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env, timeout: installTimeoutMs, signal });
  await runCommand('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
    timeout: installTimeoutMs,
    signal,
  });
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeTimeoutMs) })).ok;
  } catch {
    return false;
  }
}
