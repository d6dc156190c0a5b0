import { chromiumPath } from '@gvg/testing/chromium';
import { findProgram } from '../process/find-program.ts';
import { runCommand } from '../process/run-command.ts';
import { repository } from '../state/paths.ts';
import path from 'node:path';

const probeMilliseconds = 3_000;
const installLimit = 300_000;

/** The browser for end-to-end tests: the one that is there, else playwright's where it can be had, else Debian's where we are root. @throws in one sentence */
export async function ensureChromium(say: (detail: string) => void, signal: AbortSignal): Promise<string> {
  try {
    return chromiumPath();
  } catch (absent) {
    if (await fromPlaywright(say, signal)) return chromiumPath();
    if (await fromDebian(say, signal)) return chromiumPath();
    throw absent;
  }
}

async function fromPlaywright(say: (detail: string) => void, signal: AbortSignal): Promise<boolean> {
  const playwright = path.join(repository, 'node_modules/.bin/playwright');
  const { output } = await runCommand(playwright, ['install', '--dry-run', 'chromium'], { timeout: 10_000, signal });
  const url = /https:\/\/\S+/.exec(output)?.[0];
  if (url === undefined || !(await answers(url))) return false;
  say('fetching playwright’s chromium');
  return (await runCommand(playwright, ['install', 'chromium'], { timeout: installLimit, signal })).code === 0;
}

async function fromDebian(say: (detail: string) => void, signal: AbortSignal): Promise<boolean> {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return false;
  say('apt-get install chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env, timeout: installLimit, signal });
  const { code } = await runCommand('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], { env, timeout: installLimit, signal });
  return code === 0;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeMilliseconds) })).ok;
  } catch {
    return false;
  }
}
