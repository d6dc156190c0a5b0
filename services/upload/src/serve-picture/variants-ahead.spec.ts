import { Readable } from 'node:stream';
import type { Logger } from '@gvg/service-kit/logger';
import type { PictureVariant } from './picture-variant.ts';
import { createVariantsAhead } from './variants-ahead.ts';

const open = (digit: string) => `${digit.repeat(40)}.png`;
const logger = { warn: jest.fn() } as unknown as Logger;

/** Variants that take until `finish` to be made. */
function slowVariants() {
  const asked: string[] = [];
  const unfinished: (() => void)[] = [];
  return {
    asked,
    finish: () => unfinished.shift()?.(),
    variants: {
      read: async ({ key }: PictureVariant) => {
        asked.push(key);
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
    const ahead = createVariantsAhead({ variants, widths: [240, 480], logger });
    ahead.prepare(open('a'));
    await jest.advanceTimersByTimeAsync(1_500);
    ahead.prepare(open('b'));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([expect.stringMatching(/^variants\/aa\/a+\/240\.avif$/)]);
    for (let made = 0; made < 3; made += 1) {
      finish();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(asked.map((key) => key.slice(-8))).toEqual(['240.avif', '480.avif', '240.avif', '480.avif']);
  });

  it('are none of a private picture', async () => {
    const { asked, variants } = slowVariants();
    createVariantsAhead({ variants, widths: [240], logger }).prepare(`${'c'.repeat(32)}.png`);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([]);
  });

  it('end with the service', async () => {
    const { asked, finish, variants } = slowVariants();
    const ahead = createVariantsAhead({ variants, widths: [240, 480], logger });
    ahead.prepare(open('a'));
    await jest.advanceTimersByTimeAsync(2_000);
    const stopping = ahead.stop();
    finish();
    await stopping;
    expect(asked).toHaveLength(1);
  });
});
