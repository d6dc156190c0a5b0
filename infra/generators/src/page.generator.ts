import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { ownershipOf, pathOwners } from '@gvg/contracts/paths';
import { addEntry, addImport, editFiles } from './edit-file.ts';
import type { Edit } from './edit-file.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { renderTemplates } from './render-templates.ts';
import { contractsOf, format, repository } from './repository.ts';

/** A page's names in templates. */
export interface NewPage {
  remote: Names;
  /** Name of the export of `<remote>.remote.tsx`. */
  definition: string;
  page: Names;
  /** Pattern without language prefix. */
  path: string;
}

/** Returns a path that matches the pattern. */
const exampleOf = (pattern: string): string => pattern.replace(/:\w+/g, 'example');

/** Writes view, route, loader, texts and tests of a page, and `build-head.ts` if the remote has none. Returns these files. */
export function renderPage(plop: PlopTypes.NodePlopAPI, folder: string, page: NewPage): string[] {
  return renderTemplates(plop, {
    source: 'page',
    target: path.join(repository, folder),
    names: { page: page.page.kebab },
    data: { ...page, example: exampleOf(page.path) },
  });
}

/** Words that cannot be names of constants. */
const reservedWords = ['case', 'default', 'delete', 'export', 'import', 'new', 'package', 'return', 'switch'];

const isFree = (folder: string, name: string): boolean =>
  !reservedWords.includes(name) &&
  [`routes/${name}`, `features/${name}/components/${name}-view.tsx`, `locales/vi/${name}.ts`].every(
    (file) => !existsSync(path.join(repository, folder, 'src', file)),
  );

/** Returns the last static segment of the path, with as many preceding segments as needed for a unique name in the remote. */
export function pageName(folder: string, pattern: string): Names {
  const segments = pattern.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  const candidates =
    segments.length === 0 ? ['home'] : segments.map((_, index) => segments.slice(-1 - index).join('-'));
  for (const candidate of candidates) namesOf(candidate);
  const name = candidates.find((candidate) => isFree(folder, candidate));
  if (name === undefined) throw new Error(`${folder} has pages of the names ${candidates.join(', ')}`);
  return namesOf(name);
}

const pathsOfContract = /paths: \{([^}]*)\}/;

/** Adds the path to the remote, unless the text contains it. */
export const addPath =
  (pattern: string, layout: string): Edit =>
  (text) => {
    if (text.includes(`'${pattern}':`)) return text;
    if (!pathsOfContract.test(text)) return undefined;
    return text.replace(pathsOfContract, (_, paths: string) => {
      const entries = paths.trimEnd().replace(/,?$/, ',');
      return `paths: {${entries}\n    '${pattern}': ['${layout}'],\n  }`;
    });
  };

/** Adds the page to contract, route table, pages and texts. Returns these files. */
function wire(folder: string, { page, path: pattern }: NewPage, layout: string): string[] {
  const inRemote = (file: string) => path.join(repository, folder, file);
  const addTexts = [addImport(page.camel, `./${page.kebab}.ts`), addEntry('};', page.camel)];
  return editFiles({
    [path.join(contractsOf(folder), 'pages.ts')]: [addPath(pattern, layout)],
    [inRemote('route-table.ts')]: [
      addEntry('] as const', `{ name: '${page.kebab}', path: '${pattern}', layout: '${layout}' }`),
    ],
    [inRemote('src/routes/pages.ts')]: [
      addImport(`${page.camel}Route`, `./${page.kebab}/${page.kebab}.route.ts`),
      addEntry('];', `${page.camel}Route`),
    ],
    [inRemote('src/locales/vi/index.ts')]: addTexts,
    [inRemote('src/locales/en/index.ts')]: addTexts,
  });
}

/** Returns the names of the remote's folder and of its definition. */
function remoteOf(folder: string): Pick<NewPage, 'remote' | 'definition'> {
  const [file] = globSync('src/*.remote.tsx', { cwd: path.join(repository, folder) });
  if (file === undefined) throw new Error(`${folder} is no remote: it has no src/*.remote.tsx`);
  const [, definition] =
    /export const (\w+): RemoteDefinition/.exec(readFileSync(path.join(repository, folder, file), 'utf8')) ?? [];
  if (definition === undefined) throw new Error(`${folder}/${file} exports no RemoteDefinition`);
  return { remote: namesOf(path.basename(file, '.remote.tsx')), definition };
}

function generate({ remote, path: address }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const folder = String(remote);
  const pattern = String(address).startsWith('/') ? String(address) : `/${String(address)}`;
  const names = remoteOf(folder);
  const owner: string | undefined = pathOwners[pattern];
  if (owner !== undefined && owner !== folder) throw new Error(`${pattern} belongs to ${owner}`);
  if (readFileSync(path.join(repository, folder, 'route-table.ts'), 'utf8').includes(`path: '${pattern}'`))
    throw new Error(`${folder} has a page at ${pattern}`);
  const page: NewPage = { ...names, page: pageName(folder, pattern), path: pattern };
  const ownership = ownershipOf(exampleOf(pattern));
  const layout = ownership?.owner === folder ? ownership.layouts[0] : 'public';
  const edited = wire(folder, page, layout);
  format(...edited, ...renderPage(plop, folder, page));
  return `${folder}/src/routes/${page.page.kebab}, for ${pattern}`;
}

/** `page <mf-name> <path>`: a page of a remote. */
export const pageGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'a page of a remote: path, route, loader, view, texts and tests',
  prompts: [
    { type: 'input', name: 'remote', message: 'Remote (mf-cart):' },
    { type: 'input', name: 'path', message: 'Path of the page (/user/wishes):' },
  ],
  actions: [generate],
};
