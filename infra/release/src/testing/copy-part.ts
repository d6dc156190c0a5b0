import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@gvg/local/state/paths';

const isForTests = (file: string) => /\.spec\.tsx?$|\.fixtures\.tsx?$|\/testing(\/|$)|\/node_modules(\/|$)/.test(file);

interface PackageFile {
  dependencies?: Record<string, string>;
}

/** Copies a service and the packages of this repository that it is made of, as a release has them. */
export function copyService(folder: string, target: string): void {
  const pending = [folder];
  for (const workspace of pending) {
    const source = path.join(repository, workspace);
    cpSync(source, path.join(target, workspace), { recursive: true, filter: (file) => !isForTests(file) });
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as PackageFile;
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@gvg/'))) {
      const shared = name.replace('@gvg/', 'shared/');
      if (!pending.includes(shared)) pending.push(shared);
    }
  }
}

/** Copies the build of a remote or of the shell. */
export function copyBuild(folder: string, target: string): void {
  for (const name of ['client', 'server', 'inline']) {
    const source = path.join(repository, folder, 'dist', name);
    if (existsSync(source)) cpSync(source, path.join(target, name), { recursive: true });
  }
}
