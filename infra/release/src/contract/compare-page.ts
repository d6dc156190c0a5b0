import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { Difference } from './problem.ts';

const modules = z.record(z.string(), z.array(z.string()));

/** Parts of the page that a shell provides to remotes. */
export const providedPageSchema = z.object({
  /** Supported versions of the page contract. */
  versions: z.array(z.int()),
  /** Exported names of the modules that it shares with remotes. */
  modules,
  /** JSON Schema of the registry entry of a remote, limited to the fields of a release. */
  release: z.record(z.string(), z.unknown()),
});
export type ProvidedPage = z.infer<typeof providedPageSchema>;

/** A remote's requirements on the page of a shell: `page.json` of its contract. */
export const consumedPageSchema = z.object({
  version: z.int(),
  /** Names that its sources import from the shell's modules. */
  modules,
  release: z.unknown(),
});
export type ConsumedPage = z.infer<typeof consumedPageSchema>;

const escapeSegment = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the parts of the shell's page that a remote would miss. */
export function comparePage(consumed: ConsumedPage, provided: ProvidedPage): Difference[] {
  const interaction = 'the page of the shell';
  const found: Difference[] = [];
  if (!provided.versions.includes(consumed.version))
    found.push({
      interaction,
      place: '/version',
      reason: `the remote was built for version ${consumed.version} of the page contract, the shell runs ${provided.versions.join(', ')}`,
    });
  for (const [module, names] of Object.entries(consumed.modules))
    for (const name of names)
      if (provided.modules[module]?.includes(name) !== true)
        found.push({
          interaction,
          place: `/modules/${escapeSegment(module)}/${name}`,
          reason: `the shell’s ${module} does not export ${name}`,
        });
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(provided.release);
  validate(consumed.release);
  for (const { instancePath, message } of validate.errors ?? [])
    found.push({
      interaction,
      place: `/release${instancePath}`,
      reason: `the shell cannot read the release: ${message}`,
    });
  return found;
}
