import { runCommand } from '../../process/run-command.ts';
import { UserError } from '../../process/user-error.ts';

/** Changed files, relative to the repository, since the commit `base`. */
export type Changes = { base: string; files: readonly string[] };

/** Branch to compare with, if the clone has such a remote branch. */
const sharedBranch = 'origin/main';

/**
 * Returns the differences between the working tree, including uncommitted and new files, and the merge base with `since`. By default that is `origin/main`, or
 * the previous commit if there is no such branch. A renamed file counts with both names.
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
