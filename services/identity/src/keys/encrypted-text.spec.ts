import { encrypt, decrypt } from './encrypted-text.ts';

const secret = 'a secret that is long enough for it';

test('decrypts only with the same secret and label', () => {
  const encrypted = encrypt('the key', secret, 'one');
  expect(decrypt(encrypted, secret, 'one')).toBe('the key');
  expect(() => decrypt(encrypted, `${secret}!`, 'one')).toThrow();
  expect(() => decrypt(encrypted, secret, 'two')).toThrow();
});

test('hides the text and produces a different ciphertext each time', () => {
  const [first, second] = [encrypt('the key', secret, 'one'), encrypt('the key', secret, 'one')];
  expect(JSON.stringify(first)).not.toContain('the key');
  expect(first.data).not.toBe(second.data);
});
