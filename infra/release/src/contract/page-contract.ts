import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { singletons } from '@gvg/build/webpack/singletons.ts';
import { repository } from '@gvg/build/workspaces.ts';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import type { Part } from '../collect/parts.ts';
import type { ConsumedPage, ProvidedPage } from './compare-page.ts';
import { modulesOfPart } from './sources/consumed.ts';
import { exportedNames, resolveImport } from './sources/module-graph.ts';
import { readModule } from './sources/module.ts';

const here = path.join(repository, 'shell/package.json');

function namesIn(module: string): string[] {
  const file = resolveImport(here, module);
  if (file !== undefined) return [...exportedNames(file)].toSorted();
  return ['default', ...Object.keys(createRequire(here)(module) as object)].toSorted();
}

/** Returns what the shell of these sources provides. */
export function describePage(): ProvidedPage {
  return {
    versions: [pageContractVersion],
    modules: Object.fromEntries(singletons.map((module) => [module, namesIn(module)])),
    release: z.toJSONSchema(releaseSchema, { io: 'input' }),
  };
}

/** Returns what a built remote uses of the shell. */
export function usedPage(part: Part): ConsumedPage {
  const used = new Map<string, Set<string>>();
  for (const file of modulesOfPart(part))
    for (const { specifier, names } of readModule(file).imports)
      if (singletons.includes(specifier))
        used.set(specifier, new Set([...(used.get(specifier) ?? []), ...names.filter((name) => name !== '*')]));
  const release = JSON.parse(readFileSync(path.join(repository, part.folder, 'dist/client/release.json'), 'utf8')) as {
    pageContract: number;
  };
  return {
    version: release.pageContract,
    modules: Object.fromEntries([...used].toSorted().map(([module, names]) => [module, [...names].toSorted()])),
    release,
  };
}
