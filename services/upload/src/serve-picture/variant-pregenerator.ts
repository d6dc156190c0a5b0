import type { PictureWidth } from '@gvg/contracts/upload/picture-widths';
import type { Logger } from '@gvg/service-kit/logger';
import { contentTypes, parsePictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';
import type { VariantService } from './variant.service.ts';

/** What nearly every browser asks for. */
const accept = `${contentTypes.avif},${contentTypes.webp}`;

/** Uploads come in bursts, and whoever uploads waits: nothing is made ahead before this many milliseconds without a new picture. */
const defaultQuietPeriodMs = 2_000;

export interface VariantPregenerator {
  /** Has the usual variants of a new public picture made some time after its upload, so that its first visitor does not wait. */
  schedule(name: string): void;
  /** Makes no more. */
  stop(): Promise<void>;
}

/** One at a time, so that a core is left for visitors who wait. What is not made when the process ends is made when asked for. */
export function createVariantPregenerator({ variants, widths, logger, quiet = defaultQuietPeriodMs }: { variants: VariantService; widths: readonly PictureWidth[]; logger: Logger; quiet?: number }): VariantPregenerator {
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
      logger.warn({ err: error, picture: name }, 'a variant could not be made ahead');
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
      }, quiet).unref();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
