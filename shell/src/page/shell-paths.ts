import { mostSpecificPattern } from '@gvg/contracts/paths';
import { pages } from '@gvg/contracts/shell/pages';

/** The shell's own pages. */
export type ShellPath = keyof typeof pages.paths;

const paths = Object.keys(pages.paths);

/** Returns the shell's page at `path`, which has no language prefix. */
export const shellPathAt = (path: string) => mostSpecificPattern(paths, path) as ShellPath | undefined;
