import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [1, '1 KB'],
    [421_888, '412 KB'],
    [1_572_864, '1.5 MB'],
    [20 * 1024 * 1024, '20 MB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
