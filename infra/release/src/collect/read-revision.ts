import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

function git(repository: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Returns the commit of the sources and whether they differ from it. Sources outside a repository count as changed. */
export const readRevision = (repository: string): { commit: string; dirty: boolean } => ({
  commit: git(repository, 'rev-parse', 'HEAD') ?? 'unknown',
  dirty: git(repository, 'status', '--porcelain') !== '',
});

/** Returns the name of the releasing person: RELEASE_BY (set by a pipeline), or the git user, or the account. */
export const whoReleases = (repository: string, environment: NodeJS.ProcessEnv = process.env): string =>
  environment['RELEASE_BY'] || git(repository, 'config', 'user.name') || userInfo().username;
