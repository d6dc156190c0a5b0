import { z } from 'zod';
import { UntrustedDocument, generateKeys, readPublicKeys, signDocument, verifyDocument } from './signed-document.ts';

const schema = z.object({ version: z.string(), share: z.number() });
const keys = generateKeys();
const publicKeys = readPublicKeys(keys.publicKey);
const content = { version: 'one', share: 5 };
const signed = () => signDocument('parts/a.json', content, keys.privateKey);
const verified = (bytes: Buffer, key = 'parts/a.json', trusted = publicKeys) =>
  verifyDocument(key, bytes, trusted, schema);

describe('a signed document', () => {
  it('returns the signed content', () => expect(verified(signed())).toEqual(content));

  it('may be reformatted and reordered', () => {
    const { content: signedContent, ...rest } = JSON.parse(signed().toString());
    const other = { content: Object.fromEntries(Object.entries(signedContent).toReversed()), ...rest };
    expect(verified(Buffer.from(JSON.stringify(other)))).toEqual(content);
  });

  it.each([
    ['changed by hand', () => Buffer.from(signed().toString().replace('"one"', '"two"')), 'its signature is wrong'],
    ['without a signature', () => Buffer.from(JSON.stringify(content)), 'it has no signature'],
    ['cut off', () => signed().subarray(0, 30), 'it is no JSON'],
    ['empty', () => Buffer.alloc(0), 'it is no JSON'],
    ['of another key', () => signDocument('parts/a.json', content, generateKeys().privateKey), 'no key of this part'],
    ['of another shape', () => signDocument('parts/a.json', { version: 1 }, keys.privateKey), 'Invalid input'],
    ['of another place', () => signDocument('parts/b.json', content, keys.privateKey), 'its signature is wrong'],
  ])('is refused %s', (_, document, reason) => {
    expect(() => verified(document())).toThrow(UntrustedDocument);
    expect(() => verified(document())).toThrow(reason);
  });

  it('may be signed with either of two keys while one is being replaced', () => {
    const next = generateKeys();
    const both = readPublicKeys(`${keys.publicKey}\n${next.publicKey}`);
    expect(verified(signed(), 'parts/a.json', both)).toEqual(content);
    expect(verified(signDocument('parts/a.json', content, next.privateKey), 'parts/a.json', both)).toEqual(content);
  });

  it('is not trusted if the key file contains no key', () => expect(() => readPublicKeys('')).toThrow('no public key'));
});
