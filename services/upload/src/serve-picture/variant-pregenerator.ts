import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { PictureWidth } from '@gvg/contracts/upload/picture-widths';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { contentTypes, parsePictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';
import type { VariantService } from './variant.service.ts';

/** Formats that nearly every browser accepts. */
const accept = `${contentTypes.avif},${contentTypes.webp}`;

/** Uploads arrive in bursts and take precedence: generation starts only after this time without a new picture. */
const defaultQuietPeriodMs = 2_000;

/** Returns true if processes wait for a core, by the load of the last minute. False if the platform does not measure it. */
function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg();
  return lastMinute > availableParallelism();
}

export interface VariantPregenerator {
  /** Schedules the usual variants of a new public picture, so that its first visitor does not wait. */
  schedule(name: string): void;
  /** Discards the queue; resolves when the current variant is finished. */
  stop(): Promise<void>;
}

type PregeneratorOptions = {
  variants: VariantService;
  widths: readonly PictureWidth[];
  logger: Logger;
  quietPeriodMs?: number;
  isBusy?: () => boolean;
};

/**
 * Generates one variant at a time, which leaves a core for requests, and none while the machine is busy. Variants requested earlier, or still queued when the
 * process stops, are generated on request.
 */
export function createVariantPregenerator({
  variants,
  widths,
  logger,
  quietPeriodMs = defaultQuietPeriodMs,
  isBusy = isMachineBusy,
}: PregeneratorOptions): VariantPregenerator {
  const queue: { name: string; width: PictureWidth }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  async function generate(name: string, width: PictureWidth): Promise<void> {
    const picture = parsePictureName(name);
    if (picture?.isPublic !== true) return;
    try {
      const generated = await variants.read(chooseVariant(picture, { width, accept }), 'pregenerator');
      generated?.body.destroy();
    } catch (error) {
      logger.warn({ err: error, picture: name }, 'a variant could not be pregenerated');
    }
  }

  async function generateAll(): Promise<void> {
    while (queue.length > 0 && !stopping.signal.aborted) {
      if (isBusy()) await delay(quietPeriodMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      else await generateNext();
    }
  }

  async function generateNext(): Promise<void> {
    const next = queue.shift();
    if (next !== undefined) await generate(next.name, next.width);
  }

  return {
    schedule(name) {
      queue.push(...widths.map((width) => ({ name, width })));
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(generateAll);
      }, quietPeriodMs).unref();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
