import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { describeLink, nameOf } from './read-link.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const owner = { kind: 'guest', id: '0123456789abcdef0123456789abcdef' } as const;

/** Reads a link whose page takes this long; returns it with the timeouts given to its picture. */
async function describeAfter(milliseconds: number) {
  const pictureTimes: number[] = [];
  const link = await describeLink(
    {
      fetchPage: async (url) => {
        jest.advanceTimersByTime(milliseconds);
        const body = Buffer.from(
          '<title>Áo</title><meta property="og:title" content="Áo"><meta property="og:image" content="/a.jpg">',
        );
        return { url, contentType: 'text/html; charset=utf-8', body };
      },
      copyPicture: async ({ timeoutMs }) => void pictureTimes.push(timeoutMs),
      signer: createPictureSigner('a secret of sixteen'),
    },
    'http://shop.example/item',
    owner,
  );
  return { link, pictureTimes };
}

it('gives the picture the time that the page has left', async () => {
  expect(await describeAfter(1_000)).toEqual({
    link: { url: 'http://shop.example/item', outcome: 'READ', name: 'Áo' },
    pictureTimes: [4_800],
  });
  expect((await describeAfter(5_000)).pictureTimes).toEqual([800]);
  expect((await describeAfter(7_000)).pictureTimes).toEqual([1]);
});

describe('the name of a linked page', () => {
  const { normalize } = String.prototype;
  afterEach(() => void jest.restoreAllMocks());

  it('is cut before normalization, which takes quadratic time for marks', () => {
    const lengths: number[] = [];
    jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      lengths.push(this.length);
      return normalize.call(this, form);
    });
    nameOf('\u0315\u0300'.repeat(500_000));
    expect(nameOf(`Áo ${'dài '.repeat(300_000)}`)?.startsWith('Áo dài dài')).toBe(true);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3_000);
  });

  it('is composed, single-spaced and at most 300 characters long', () => {
    expect(nameOf('  A\u0301o\n\tkho\u200bác\u001b ')).toBe('Áo khoác');
    expect(nameOf('a'.repeat(400))).toHaveLength(300);
    expect(nameOf(' ')).toBeUndefined();
  });
});
