import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import { readJson, writeJson } from '../state/json-file.ts';
import { debianSource } from './debian-source.ts';
import { dockerSource } from './docker-source.ts';
import { downloadSource } from './download-source.ts';
import { environmentSource } from './environment-source.ts';
import { backingServiceNames } from './backing-service.ts';
import type { BackingServiceName, SourceName } from './backing-service.ts';
import { pathSource } from './path-source.ts';
import type { Source, SourceContext } from './source.ts';

/** By priority; the first available source is used. */
export const sourcesByPriority: readonly Source[] = [
  environmentSource,
  pathSource,
  downloadSource,
  debianSource,
  dockerSource,
];

export const choicesFile = 'chosen.json';

type SavedChoice = { source: SourceName; details: Record<string, string> };
export type SavedChoices = Partial<Record<BackingServiceName, SavedChoice>>;

export type SourceChoice = { source: Source; context: SourceContext };

const installAdvice: Record<BackingServiceName, string> = {
  documents: 'install MongoDB (8 or newer) or name one in MONGODB_URI',
  events: 'install RabbitMQ (3.8 or newer) or name one in AMQP_URL',
  cache: 'install Redis (7 or newer) or name one in REDIS_URL',
};

/**
 * The source of each backing service. A data folder's first choice is stored in it, so that a program installed later never changes
 * the engine that owns the data.
 */
export async function chooseSources(
  context: SourceContext,
  sources = sourcesByPriority,
): Promise<Record<BackingServiceName, SourceChoice>> {
  const savedChoices = readJson<SavedChoices>(path.join(context.dataFolder, choicesFile)) ?? {};
  const choices = await Promise.all(
    backingServiceNames.map((service) =>
      savedChoices[service]
        ? restoreChoice(service, savedChoices[service], context, sources)
        : firstAvailable(service, context, sources),
    ),
  );
  return Object.fromEntries(backingServiceNames.map((service, index) => [service, choices[index]])) as Record<
    BackingServiceName,
    SourceChoice
  >;
}

/** Called once all services have been ready: a choice that never worked must not bind the next start. */
export function saveChoices(chosen: Record<BackingServiceName, SourceChoice>, dataFolder: string): void {
  const choices = Object.fromEntries(
    backingServiceNames.map((service) => [
      service,
      {
        source: chosen[service].source.name,
        details: chosen[service].source.detailsToSave?.(service, chosen[service].context) ?? {},
      },
    ]),
  );
  // An address may contain a password.
  writeJson(path.join(dataFolder, choicesFile), choices, 0o600);
}

async function restoreChoice(
  service: BackingServiceName,
  saved: SavedChoice,
  context: SourceContext,
  sources: readonly Source[],
): Promise<SourceChoice> {
  const source = sources.find(({ name }) => name === saved.source);
  if (source === undefined)
    throw new UserError(
      `${context.dataFolder}/${choicesFile} names ${saved.source} as the source of ${service}, which this version does not know.`,
    );
  const contextWithDetails = { ...context, savedDetails: saved.details };
  const reason = await source.unavailableReason(service, contextWithDetails);
  if (reason === undefined) return { source, context: contextWithDetails };
  throw new UserError(
    `The ${service} under ${context.dataFolder} were created by the source “${source.name}”, but ${reason}; restore it, or remove ${context.dataFolder} to start with no data.`,
  );
}

async function firstAvailable(
  service: BackingServiceName,
  context: SourceContext,
  sources: readonly Source[],
): Promise<SourceChoice> {
  const reasons: string[] = [];
  for (const source of allowedSources(sources, context)) {
    context.onProgress(service, `checking ${source.name}`);
    const reason = await source.unavailableReason(service, context);
    if (reason === undefined) return { source, context };
    reasons.push(reason);
  }
  throw new UserError(
    `No source for ${service}: ${reasons.join('; ')}. Please ${installAdvice[service]}, or start Docker.`,
  );
}

/** `GVG_BACKING_SERVICES` limits the sources, as in `GVG_BACKING_SERVICES=debian-root`. */
function allowedSources(sources: readonly Source[], context: SourceContext): readonly Source[] {
  const names = context.environment.GVG_BACKING_SERVICES?.split(',').map((name) => name.trim());
  return names === undefined ? sources : sources.filter(({ name }) => names.includes(name));
}
