import path from 'node:path';
import { ensureDebianRoot } from '../root/debian-root.ts';
import type { DebianRoot } from '../root/debian-root.ts';
import { cacheFolder } from '../state/paths.ts';
import { chooseParts, keepChoices } from './choose-parts.ts';
import { partNames } from './part.ts';
import type { PartName } from './part.ts';
import { startPart } from './running-parts.ts';
import type { RunningPart } from './running-parts.ts';

export type PartsOptions = {
  dataFolder: string;
  logs: string;
  /** Whether the document adapter refuses what is not on its list of promises, as tests want it to. */
  strictDocuments: boolean;
  signal: AbortSignal;
  /** What a part is doing while it comes. */
  onProgress: (part: PartName, detail: string) => void;
  onReady: (part: PartName, running: RunningPart) => void;
  /** What happens to a server after it had come up. */
  onEvent: (message: string) => void;
};

export type RunningParts = {
  parts: Record<PartName, RunningPart>;
  /** The addresses under the names by which every process of the site asks for them. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Chooses, brings and starts the three parts side by side; when one fails, those that came up are stopped again. */
export async function bringUpParts(options: PartsOptions): Promise<RunningParts> {
  const failing = new AbortController();
  const signal = AbortSignal.any([options.signal, failing.signal]);
  let root: Promise<DebianRoot> | undefined;
  const asking = new Set<PartName>();
  const partsFolder = path.join(options.dataFolder, 'parts');
  const cache = cacheFolder();
  const choices = await chooseParts({
    environment: process.env,
    dataFolder: partsFolder,
    cacheFolder: cache,
    strictDocuments: options.strictDocuments,
    report: options.onProgress,
    signal,
    debianRoot: () => {
      root ??= ensureDebianRoot(cache, (detail) => asking.forEach((part) => options.onProgress(part, `private Debian root: ${detail}`)), signal);
      return root;
    },
  });
  for (const part of partNames) if (choices[part].source.name === 'debian-root') asking.add(part);
  const settled = await Promise.allSettled(
    partNames.map(async (name) => {
      try {
        const running = await startPart(name, choices[name], options.logs, options.onEvent);
        options.onReady(name, running);
        return running;
      } catch (error) {
        failing.abort(error);
        throw error;
      }
    }),
  );
  const running = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(running.map((part) => part.stop())));
  if (running.length < partNames.length) {
    await stop();
    options.signal.throwIfAborted();
    throw failing.signal.reason;
  }
  keepChoices(choices, partsFolder);
  const parts = Object.fromEntries(running.map((one) => [one.part.name, one])) as Record<PartName, RunningPart>;
  return { parts, environment: addresses(parts), stop };
}

function addresses(parts: Record<PartName, RunningPart>): Record<string, string> {
  return {
    MONGODB_URI: parts.documents.part.url,
    AMQP_URL: parts.events.part.url,
    REDIS_URL: parts.cache.part.url,
    ...parts.documents.part.extraUrls,
  };
}
