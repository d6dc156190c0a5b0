import { Readable } from 'node:stream';
import { eventually } from '@gvg/testing/eventually';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { PictureVariant } from './picture-variant.ts';
import { createVariantPregenerator } from './variant-pregenerator.ts';

const publicName = (digit: string) => `${digit.repeat(40)}.png`;
const logger = { warn: jest.fn() } as unknown as Logger;

/** A variant service whose pending calls resolve one at a time on `finish`. */
function slowVariants() {
  const requested: string[] = [];
  const unfinished: (() => void)[] = [];
  return {
    requested,
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

describe('createVariantPregenerator', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for a quiet period, then generates variants one at a time', async () => {
    const { requested, finish, variants } = slowVariants();
    const pregenerator = createVariantPregenerator({ variants, widths: [240, 480], logger, isBusy: () => false });
    pregenerator.schedule(publicName('a'));
    await jest.advanceTimersByTimeAsync(1_500);
    pregenerator.schedule(publicName('b'));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(requested).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(requested).toEqual([expect.stringMatching(/^variants\/aa\/a+\/240\.avif$/)]);
    for (let generated = 0; generated < 3; generated += 1) {
      finish();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(requested.map((key) => key.slice(-8))).toEqual(['240.avif', '480.avif', '240.avif', '480.avif']);
  });

  it('waits while the machine is busy', async () => {
    jest.useRealTimers();
    const { requested, variants } = slowVariants();
    const isBusy = jest.fn(() => true);
    createVariantPregenerator({ variants, widths: [240], logger, quietPeriodMs: 1, isBusy }).schedule(publicName('a'));
    await eventually(() => expect(isBusy.mock.calls.length).toBeGreaterThan(2));
    expect(requested).toEqual([]);
    isBusy.mockReturnValue(false);
    await eventually(() => expect(requested).toHaveLength(1));
  });

  it('stops while waiting', async () => {
    const { requested, variants } = slowVariants();
    const pregenerator = createVariantPregenerator({ variants, widths: [240], logger, isBusy: () => true });
    pregenerator.schedule(publicName('a'));
    await jest.advanceTimersByTimeAsync(10_000);
    await pregenerator.stop();
    expect(requested).toEqual([]);
  });

  it('skips private pictures', async () => {
    const { requested, variants } = slowVariants();
    createVariantPregenerator({ variants, widths: [240], logger, isBusy: () => false }).schedule(
      `${'c'.repeat(32)}.png`,
    );
    await jest.advanceTimersByTimeAsync(5_000);
    expect(requested).toEqual([]);
  });

  it('stops after the current variant', async () => {
    const { requested, finish, variants } = slowVariants();
    const pregenerator = createVariantPregenerator({ variants, widths: [240, 480], logger, isBusy: () => false });
    pregenerator.schedule(publicName('a'));
    await jest.advanceTimersByTimeAsync(2_000);
    const stopping = pregenerator.stop();
    finish();
    await stopping;
    expect(requested).toHaveLength(1);
  });
});
