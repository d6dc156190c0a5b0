import type { PictureWidth } from '@gvg/contracts/upload/picture-widths';
import type { Logger } from '@gvg/service-kit/logger';
import { contentTypes, parsePictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';
import type { VariantService } from './variant.service.ts';

/** The formats that nearly every browser accepts. */
const accept = `${contentTypes.avif},${contentTypes.webp}`;

/** Uploads arrive in bursts and take precedence: generation starts only after this time without a new picture. */
const defaultQuietPeriodMs = 2_000;

export interface VariantPregenerator {
  /** Schedules the usual variants of a new public picture, so that its first visitor does not wait. */
  schedule(name: string): void;
  /** Discards the queue; resolves when the current variant is finished. */
  stop(): Promise<void>;
}

/** Generates one variant at a time, which leaves a core for requests. Variants still queued when the process stops are generated on request. */
export function createVariantPregenerator({ variants, widths, logger, quietPeriodMs = defaultQuietPeriodMs }: { variants: VariantService; widths: readonly PictureWidth[]; logger: Logger; quietPeriodMs?: number }): VariantPregenerator {
  const queue: { name: string; width: PictureWidth }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let stopped = false;

  async function generate(name: string, width: PictureWidth): Promise<void> {
    const picture = parsePictureName(name);
    if (picture?.isPublic !== true) return;
    try {
      const generated = await variants.read(chooseVariant(picture, { width, accept }));
      generated?.body.destroy();
    } catch (error) {
      logger.warn({ err: error, picture: name }, 'a variant could not be pregenerated');
    }
  }

  async function generateAll(): Promise<void> {
    for (let next = queue.shift(); next !== undefined && !stopped; next = queue.shift()) await generate(next.name, next.width);
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
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
