import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSecrets, secretsFile } from './secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('creates a random value per name once, readable by its owner only', () => {
  const secrets = ensureSecrets(folder, ['ONE', 'TWO']);
  expect(new Set(Object.values(secrets)).size).toBe(2);
  for (const value of Object.values(secrets)) expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
  expect(ensureSecrets(folder, ['ONE', 'TWO'])).toEqual(secrets);
});

it('adds a name that the file does not have yet', () => {
  const before = ensureSecrets(folder, ['ONE']);
  const after = ensureSecrets(folder, ['ONE', 'TWO']);
  expect(after).toEqual({ ...before, TWO: expect.stringMatching(/./) });
  expect(ensureSecrets(folder, ['TWO'])).toEqual(after);
});

it('takes over the internal secret of an earlier version', () => {
  const earlier = path.join(folder, 'internal-secret');
  writeFileSync(earlier, 'secret of an earlier version');
  const secrets = ensureSecrets(folder, ['INTERNAL_SECRET', 'OTHER']);
  expect(secrets).toMatchObject({ INTERNAL_SECRET: 'secret of an earlier version' });
  expect(existsSync(earlier)).toBe(false);
  expect(ensureSecrets(folder, ['INTERNAL_SECRET', 'OTHER'])).toEqual(secrets);
});
