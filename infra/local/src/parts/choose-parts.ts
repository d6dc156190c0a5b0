import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { readJson, writeJson } from '../state/json-file.ts';
import { debianSource } from './debian-source.ts';
import { dockerSource } from './docker-source.ts';
import { downloadSource } from './download-source.ts';
import { environmentSource } from './environment-source.ts';
import { partNames } from './part.ts';
import type { PartName, SourceName } from './part.ts';
import { pathSource } from './path-source.ts';
import type { Source, SourceContext } from './sources.ts';

/** In this order; the first from which a part can come is taken. */
export const allSources: readonly Source[] = [environmentSource, pathSource, downloadSource, debianSource, dockerSource];

const keptFile = 'chosen.json';

type Kept = { source: SourceName; details: Record<string, string> };
type KeptChoices = Partial<Record<PartName, Kept>>;

export type Choice = { source: Source; context: SourceContext };

const advice: Record<PartName, string> = {
  documents: 'install MongoDB (8 or newer) or name one in MONGODB_URI',
  events: 'install RabbitMQ (3.8 or newer) or name one in AMQP_URL',
  cache: 'install Redis (7 or newer) or name one in REDIS_URL',
};

/**
 * Where each part comes from. What was chosen at a data folder's first start is kept there, so that something found later never changes
 * the engine under the data.
 */
export async function chooseParts(context: SourceContext, sources = allSources): Promise<Record<PartName, Choice>> {
  const kept = readJson<KeptChoices>(path.join(context.dataFolder, keptFile)) ?? {};
  const choices = await Promise.all(partNames.map((part) => (kept[part] ? keptChoice(part, kept[part], context, sources) : firstThatIsThere(part, context, sources))));
  return Object.fromEntries(partNames.map((part, index) => [part, choices[index]])) as Record<PartName, Choice>;
}

/** Called once all parts have served: a choice that never worked must not bind the next start. */
export function keepChoices(chosen: Record<PartName, Choice>, dataFolder: string): void {
  const keep = Object.fromEntries(
    partNames.map((part) => [part, { source: chosen[part].source.name, details: chosen[part].source.keep?.(part, chosen[part].context) ?? {} }]),
  );
  // An address may hold a password.
  writeJson(path.join(dataFolder, keptFile), keep, 0o600);
}

async function keptChoice(part: PartName, kept: Kept, context: SourceContext, sources: readonly Source[]): Promise<Choice> {
  const source = sources.find(({ name }) => name === kept.source);
  if (source === undefined) throw new UserError(`${context.dataFolder}/${keptFile} names ${kept.source} as the source of ${part}, which this version does not know.`);
  const own = { ...context, kept: kept.details };
  const reason = await source.whyNot(part, own);
  if (reason === undefined) return { source, context: own };
  throw new UserError(`The ${part} under ${context.dataFolder} were begun from the source “${source.name}”, but ${reason}; bring it back, or remove ${context.dataFolder} to begin anew.`);
}

async function firstThatIsThere(part: PartName, context: SourceContext, sources: readonly Source[]): Promise<Choice> {
  const reasons: string[] = [];
  for (const source of allowed(sources, context)) {
    context.report(part, `looking: ${source.name}`);
    const reason = await source.whyNot(part, context);
    if (reason === undefined) return { source, context };
    reasons.push(reason);
  }
  throw new UserError(`There is nothing for ${part}: ${reasons.join('; ')}. Please ${advice[part]}, or start Docker.`);
}

/** `GVG_PARTS` narrows the choice, as in `GVG_PARTS=debian-root`. */
function allowed(sources: readonly Source[], context: SourceContext): readonly Source[] {
  const names = context.environment.GVG_PARTS?.split(',').map((name) => name.trim());
  return names === undefined ? sources : sources.filter(({ name }) => names.includes(name));
}
