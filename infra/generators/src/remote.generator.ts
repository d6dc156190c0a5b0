import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { namesOf } from './names.ts';
import { pageName, renderPage } from './page.generator.ts';
import { renderTemplates } from './render-templates.ts';
import { contractsOf, ensureNew, format, installedVersions, repository, syncWorkspaces } from './repository.ts';

const namePattern = /^mf-[a-z]+$/;

interface FirstPage {
  path: string;
  layout: string;
}

/** Returns the first path without parameters that the contracts already assign to this remote, or a path of its own name. */
function firstPage(folder: string, own: string): FirstPage {
  const file = path.join(contractsOf(folder), 'pages.ts');
  const [, found, layout] = (existsSync(file) && /'(\/[^'*:]*)': \[\s*'(\w+)'/.exec(readFileSync(file, 'utf8'))) || [];
  return found === undefined || layout === undefined ? { path: `/${own}`, layout: 'public' } : { path: found, layout };
}

function generate({ name }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const folder = String(name);
  if (!namePattern.test(folder)) throw new Error(`"${folder}" must be mf- and letters, such as mf-cart`);
  ensureNew(folder);
  const remote = namesOf(folder.slice('mf-'.length));
  const first = firstPage(folder, remote.kebab);
  const page = pageName(folder, first.path);
  const data = {
    folder,
    remote,
    page,
    ...first,
    versions: installedVersions('react', 'react-dom', '@types/react', '@types/react-dom'),
  };
  const names = { remote: remote.kebab, page: page.kebab };
  renderTemplates(plop, { source: 'remote/package', target: path.join(repository, folder), names, data });
  renderTemplates(plop, { source: 'remote/contracts', target: contractsOf(folder), names, data });
  renderPage(plop, folder, { remote, definition: `${remote.camel}Remote`, page, path: first.path });
  format(path.join(repository, folder), contractsOf(folder));
  return `${folder}, with the page ${first.path}`;
}

/** `remote <mf-name>`: a remote with one page. */
export const remoteGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'a remote with its server, its contract and one page',
  prompts: [{ type: 'input', name: 'name', message: 'Name of the remote (mf-…):' }],
  actions: [generate, syncWorkspaces],
};
