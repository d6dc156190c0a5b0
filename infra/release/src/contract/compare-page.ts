import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { Difference } from './problem.ts';

const modules = z.record(z.string(), z.array(z.string()));

/** What a shell brings to the remotes in its pages. */
export const providedPageSchema = z.object({
  /** The versions of the page contract that it runs. */
  versions: z.array(z.int()),
  /** Names that the modules export which it shares with remotes. */
  modules,
  /** JSON Schema of a remote's entry in the registry, as far as a release has it. */
  release: z.record(z.string(), z.unknown()),
});
export type ProvidedPage = z.infer<typeof providedPageSchema>;

/** What a remote takes from the page of a shell: `page.json` of its contract. */
export const consumedPageSchema = z.object({
  version: z.int(),
  /** Names that its sources import of the shell's modules. */
  modules,
  /** Its `release.json`. */
  release: z.unknown(),
});
export type ConsumedPage = z.infer<typeof consumedPageSchema>;

const escapeSegment = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** What of the shell's page a remote would miss. */
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
