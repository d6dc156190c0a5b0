import { Readable } from 'node:stream';
import type { Logger } from '@gvg/service-kit/logger';
import type { PictureVariant } from './picture-variant.ts';
import { createVariantPregenerator } from './variant-pregenerator.ts';

const publicName = (digit: string) => `${digit.repeat(40)}.png`;
const logger = { warn: jest.fn() } as unknown as Logger;

/** Variants that take until `finish` to be made. */
function slowVariants() {
  const requested: string[] = [];
  const unfinished: (() => void)[] = [];
  return {
    asked: requested,
    finish: () => unfinished.shift()?.(),
    variants: {
      read: async ({ key }: PictureVariant) => {
        requested.push(key);
        await new Promise<void>((resolve) => unfinished.push(resolve));
        return { size: 1, body: Readable.from(['x']) };
      },
    },
  };
}

describe('variants made ahead', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('wait until no more pictures come, then are made one at a time', async () => {
    const { asked, finish, variants } = slowVariants();
    const pregenerator = createVariantPregenerator({ variants, widths: [240, 480], logger });
    pregenerator.schedule(publicName('a'));
    await jest.advanceTimersByTimeAsync(1_500);
    pregenerator.schedule(publicName('b'));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([expect.stringMatching(/^variants\/aa\/a+\/240\.avif$/)]);
    for (let generated = 0; generated < 3; generated += 1) {
      finish();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(asked.map((key) => key.slice(-8))).toEqual(['240.avif', '480.avif', '240.avif', '480.avif']);
  });

  it('are none of a private picture', async () => {
    const { asked, variants } = slowVariants();
    createVariantPregenerator({ variants, widths: [240], logger }).schedule(`${'c'.repeat(32)}.png`);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([]);
  });

  it('end with the service', async () => {
    const { asked, finish, variants } = slowVariants();
    const pregenerator = createVariantPregenerator({ variants, widths: [240, 480], logger });
    pregenerator.schedule(publicName('a'));
    await jest.advanceTimersByTimeAsync(2_000);
    const stopping = pregenerator.stop();
    finish();
    await stopping;
    expect(asked).toHaveLength(1);
  });
});
