import type { PictureWidth } from '@gvg/contracts/pictures';
import type { Logger } from '@gvg/service-kit/logger';
import { contentTypes, readPictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';
import type { Variants } from './variants.service.ts';

/** What nearly every browser asks for. */
const accept = `${contentTypes.avif},${contentTypes.webp}`;

/** Uploads come in bursts, and whoever uploads waits: nothing is made ahead before this many milliseconds without a new picture. */
const quietTime = 2_000;

export interface VariantsAhead {
  /** Has the usual variants of a new public picture made some time after its upload, so that its first visitor does not wait. */
  prepare(name: string): void;
  /** Makes no more. */
  stop(): Promise<void>;
}

/** One at a time, so that a core is left for visitors who wait. What is not made when the process ends is made when asked for. */
export function createVariantsAhead({ variants, widths, logger, quiet = quietTime }: { variants: Variants; widths: readonly PictureWidth[]; logger: Logger; quiet?: number }): VariantsAhead {
  const waiting: { name: string; width: PictureWidth }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let stopped = false;

  async function make(name: string, width: PictureWidth): Promise<void> {
    const picture = readPictureName(name);
    if (picture?.isPublic !== true) return;
    try {
      const made = await variants.read(chooseVariant(picture, { width, accept }));
      made?.body.destroy();
    } catch (error) {
      logger.warn({ err: error, picture: name }, 'a variant could not be made ahead');
    }
  }

  async function makeAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !stopped; next = waiting.shift()) await make(next.name, next.width);
  }

  return {
    prepare(name) {
      waiting.push(...widths.map((width) => ({ name, width })));
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(makeAll);
      }, quiet).unref();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
