import { runCommand } from '../../process/run-command.ts';
import { UserError } from '../../process/user-error.ts';

/** Changed files, relative to the repository, since the commit that `base` names. */
export type Changes = { base: string; files: readonly string[] };

/** Branch that changes are compared with, where the clone has a remote of that name. */
const sharedBranch = 'origin/main';

/**
 * What differs between the working tree, with uncommitted and new files, and the last common commit with `since`: by default with `origin/main`, where
 * there is none with the commit before this one. A renamed file counts under both names.
 */
export async function changedFiles(
  repository: string,
  since: string | undefined,
  signal?: AbortSignal,
): Promise<Changes> {
  const git = async (...args: string[]): Promise<string | undefined> => {
    const { code, output } = await runCommand('git', args, { cwd: repository, ...(signal && { signal }) });
    return code === 0 ? output : undefined;
  };
  const isCommit = async (name: string): Promise<boolean> =>
    (await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)) !== undefined;
  const reference = since ?? ((await isCommit(sharedBranch)) ? sharedBranch : 'HEAD~1');
  const base = (await git('merge-base', reference, 'HEAD'))?.trim();
  if (base === undefined)
    throw new UserError(
      `There is no common commit with ${reference}: name another one, npm test -- --affected --since <commit>.`,
    );
  const lists = [
    await git('diff', '--name-only', '--no-renames', '-z', base),
    await git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = lists.flatMap((list) => (list ?? '').split('\0').filter(Boolean));
  return { base: `${reference} (${base.slice(0, 8)})`, files: [...new Set(files)].toSorted() };
}
