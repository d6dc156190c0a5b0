import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../workspaces.ts';

type Manifest = { gvg?: { type?: string }; scripts?: Record<string, string> };

/** Returns the scripts that a package has because of its type. Each runs a command of `infra/local`. */
function scriptsOf(folder: string, type: string | undefined): Record<string, string> {
  const launcher = `node ${path.posix.relative(folder, 'infra/local/bootstrap.mjs')}`;
  const runsAlone = type === 'service' || type === 'gateway';
  return {
    ...(runsAlone ? { dev: `${launcher} dev-service ${path.posix.basename(folder)}` } : {}),
    test: `${launcher} test --package ${folder}`,
  };
}

/** Returns the manifest's text with these scripts, otherwise unchanged. */
function withScripts(folder: string, text: string): string {
  const { gvg, scripts = {} } = JSON.parse(text) as Manifest;
  const all = Object.entries({ ...scripts, ...scriptsOf(folder, gvg?.type) });
  const lines = all.map(([name, command]) => `    ${JSON.stringify(name)}: ${JSON.stringify(command)}`);
  return text.replace(/"scripts": \{[^}]*\}/, () => `"scripts": {\n${lines.join(',\n')}\n  }`);
}

/** Returns the manifest of every workspace with the scripts of its type, by file. */
export const manifestsWithScripts = (repository: string): Record<string, string> =>
  Object.fromEntries(
    workspaceFolders(repository).map((folder) => {
      const file = `${folder}/package.json`;
      return [file, withScripts(folder, readFileSync(path.join(repository, file), 'utf8'))];
    }),
  );
