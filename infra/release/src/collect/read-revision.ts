import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

function git(repository: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The commit of the sources, and whether they differ from it; sources outside of a repository count as changed. */
export const readRevision = (repository: string): { commit: string; dirty: boolean } => ({
  commit: git(repository, 'rev-parse', 'HEAD') ?? 'unknown',
  dirty: git(repository, 'status', '--porcelain') !== '',
});

/** Whoever releases: RELEASE_BY (a pipeline names the person who started it), else the committer's name, else that of the account. */
export const whoReleases = (repository: string, environment: NodeJS.ProcessEnv = process.env): string =>
  environment['RELEASE_BY'] || git(repository, 'config', 'user.name') || userInfo().username;
