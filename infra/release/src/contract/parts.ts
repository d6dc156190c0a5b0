import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, workspaceFolders } from '@gvg/build/workspaces.ts';

export const partTypes = ['service', 'remote', 'shell', 'gateway'] as const;

/** Something that its team releases alone. */
export interface Part {
  /** The last segment of its folder, which is what pacts and the gateway call it. */
  name: string;
  type: (typeof partTypes)[number];
  /** Relative to the repository. */
  folder: string;
}

/** Every part of the site, by the `gvg` field of the workspaces. */
export function listParts(): Part[] {
  return workspaceFolders().flatMap((folder) => {
    const { gvg } = JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')) as {
      gvg?: { type: string };
    };
    const type = partTypes.find((known) => known === gvg?.type);
    return type === undefined ? [] : [{ name: path.basename(folder), type, folder }];
  });
}
