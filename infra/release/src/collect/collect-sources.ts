import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { z } from 'zod';

const packageSchema = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });
type Package = z.infer<typeof packageSchema>;

const isForTests = /\.(spec|fixtures|cases)\.tsx?$|\/(testing|e2e)(\/|$)/;

const readPackage = (repository: string, folder: string): Package =>
  packageSchema.parse(JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')));

/** Returns the workspaces that a workspace runs: itself and its dependencies in this repository. */
export function runWorkspaces(repository: string, folder: string): string[] {
  const folders = new Map(workspaceFolders(repository).map((each) => [readPackage(repository, each).name, each]));
  const found = new Set([folder]);
  for (const each of found)
    for (const name of Object.keys(readPackage(repository, each).dependencies)) {
      const dependency = folders.get(name);
      if (dependency !== undefined) found.add(dependency);
    }
  return [...found].toSorted();
}

/** Copies the sources that a service runs, without tests: `package.json` and `src` of each workspace, at their place in the repository. */
export function collectSources(repository: string, folder: string, target: string): void {
  for (const workspace of runWorkspaces(repository, folder))
    for (const name of ['package.json', 'src'])
      cpSync(path.join(repository, workspace, name), path.join(target, workspace, name), {
        recursive: true,
        filter: (file) => !isForTests.test(path.relative(repository, file)),
      });
}
