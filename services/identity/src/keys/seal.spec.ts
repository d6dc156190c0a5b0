import { seal, unseal } from './seal.ts';

const secret = 'a secret that is long enough for it';

test('only the same secret and label open it', () => {
  const sealed = seal('the key', secret, 'one');
  expect(unseal(sealed, secret, 'one')).toBe('the key');
  expect(() => unseal(sealed, `${secret}!`, 'one')).toThrow();
  expect(() => unseal(sealed, secret, 'two')).toThrow();
});

test('the text does not show, and is sealed differently each time', () => {
  const [first, second] = [seal('the key', secret, 'one'), seal('the key', secret, 'one')];
  expect(JSON.stringify(first)).not.toContain('the key');
  expect(first.data).not.toBe(second.data);
});
