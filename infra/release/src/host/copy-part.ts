import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PartType } from '../manifest/manifest.ts';

const isForTests = (file: string) => /\.spec\.tsx?$|\.fixtures\.tsx?$|\/testing(\/|$)|\/node_modules(\/|$)/.test(file);

interface PackageFile {
  dependencies?: Record<string, string>;
}

export interface CopiedPart {
  type: PartType;
  /** In the repository. */
  folder: string;
  /** Where its build is; for a part that runs from source, nothing. */
  built?: string | undefined;
}

/** Copies what a release of a part consists of. */
export function copyPart(repository: string, { type, folder, built }: CopiedPart, target: string): void {
  if (type === 'service' || type === 'gateway') copySources(repository, folder, target);
  else copyBuild(built ?? path.join(repository, folder, 'dist'), target);
}

/** A service and the packages of this repository that it is made of. */
function copySources(repository: string, folder: string, target: string): void {
  const workspaces = [folder];
  for (const workspace of workspaces) {
    const source = path.join(repository, workspace);
    for (const name of ['package.json', 'src'])
      cpSync(path.join(source, name), path.join(target, workspace, name), {
        recursive: true,
        filter: (file) => !isForTests(file.slice(source.length)),
      });
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as PackageFile;
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@gvg/'))) {
      const shared = name.replace('@gvg/', 'shared/');
      if (!workspaces.includes(shared)) workspaces.push(shared);
    }
  }
}

function copyBuild(source: string, target: string): void {
  for (const name of ['client', 'server', 'inline'])
    if (existsSync(path.join(source, name)))
      cpSync(path.join(source, name), path.join(target, name), { recursive: true });
}
