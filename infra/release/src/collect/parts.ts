import { UserError } from '@gvg/local/process/user-error';
import { repository } from '@gvg/local/state/paths';
import { readWorkspaces } from '@gvg/local/workspaces';
import type { Workspace } from '@gvg/local/workspaces';
import type { PartType } from '../manifest/manifest.ts';

/** A part that a team releases separately: a remote, a service, the shell or the gateway. */
export type Part = Workspace & { type: PartType };

const isPart = (workspace: Workspace): workspace is Part => workspace.type !== 'demo';

/** Returns all parts, sorted by name. */
export const listParts = (): Part[] => readWorkspaces(repository).filter(isPart);

/** @throws UserError that names the existing parts */
export function partNamed(name: string): Part {
  const parts = listParts();
  const found = parts.find((part) => part.name === name);
  if (found !== undefined) return found;
  throw new UserError(`There is no part ${name}; there are ${parts.map((part) => part.name).join(', ')}.`);
}
