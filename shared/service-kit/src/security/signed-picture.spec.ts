import { createPictureSigner } from './signed-picture.ts';

const url = '/v1/file-manager/files/0123456789abcdef.png';
const name = '0123456789abcdef.png';
let now = new Date('2026-01-01T00:00:00Z');
const signer = createPictureSigner('a secret that is long enough for tests', () => now);

function queryOf(address: string) {
  const { searchParams } = new URL(address, 'http://localhost');
  return {
    reader: searchParams.get('reader') ?? '',
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
}

describe('signed URLs of private pictures', () => {
  beforeEach(() => {
    now = new Date('2026-01-01T00:00:00Z');
  });

  it('are valid for an hour', () => {
    const query = queryOf(signer.sign(url, 'reader'));
    expect(signer.isSigned(name, query)).toBe(true);
    now = new Date('2026-01-01T01:00:00Z');
    expect(signer.isSigned(name, query)).toBe(true);
    now = new Date('2026-01-01T01:00:01Z');
    expect(signer.isSigned(name, query)).toBe(false);
  });

  it('are rejected for another picture, reader, expiry or secret, and without a signature', () => {
    const query = queryOf(signer.sign(url, 'reader'));
    expect(signer.isSigned('another.png', query)).toBe(false);
    expect(signer.isSigned(name, { ...query, reader: 'other' })).toBe(false);
    expect(signer.isSigned(name, { ...query, expires: query.expires + 1 })).toBe(false);
    expect(signer.isSigned(name, { ...query, signature: 'AAAA' })).toBe(false);
    expect(signer.isSigned(name, {})).toBe(false);
    expect(createPictureSigner('another secret of the same length as it', () => now).isSigned(name, query)).toBe(false);
  });
});
