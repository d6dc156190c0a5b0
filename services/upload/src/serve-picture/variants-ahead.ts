import type { PictureWidth } from '@gvg/contracts/pictures';
import type { Logger } from '@gvg/service-kit/logger';
import { contentTypes, readPictureName } from '../picture/picture-name.ts';
import { chooseVariant } from './picture-variant.ts';
import type { Variants } from './variants.service.ts';

/** What nearly every browser asks for. */
const accept = `${contentTypes.avif},${contentTypes.webp}`;

export interface VariantsAhead {
  /** Has the usual variants of a new public picture made behind its upload, so that its first visitor does not wait. */
  prepare(name: string): void;
  /** Makes no more. */
  stop(): Promise<void>;
}

/** One at a time, so that at least one core is left for visitors who wait. What is not made when the process ends is made when asked for. */
export function createVariantsAhead({ variants, widths, logger }: { variants: Variants; widths: readonly PictureWidth[]; logger: Logger }): VariantsAhead {
  const waiting: { name: string; width: PictureWidth }[] = [];
  let stopped = false;
  let working: Promise<void> | undefined;

  async function makeAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !stopped; next = waiting.shift()) {
      const picture = readPictureName(next.name);
      if (picture === undefined) continue;
      try {
        const made = await variants.read(chooseVariant(picture, { width: next.width, accept }));
        made?.body.destroy();
      } catch (error) {
        logger.warn({ err: error, picture: next.name }, 'a variant could not be made ahead');
      }
    }
    working = undefined;
  }

  return {
    prepare(name) {
      if (readPictureName(name)?.isPublic !== true) return;
      waiting.push(...widths.map((width) => ({ name, width })));
      working ??= makeAll();
    },
    async stop() {
      stopped = true;
      await working;
    },
  };
}
