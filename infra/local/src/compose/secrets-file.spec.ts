import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureComposeSecrets } from './secrets-file.ts';

let file: string;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'compose-')), '.env');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

it('creates a random value per name once, readable by its owner only', () => {
  expect(ensureComposeSecrets(file, ['ONE', 'TWO'])).toEqual(['ONE', 'TWO']);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/\nONE=[0-9a-f]{64}\nTWO=[0-9a-f]{64}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(ensureComposeSecrets(file, ['ONE', 'TWO'])).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('preserves existing values, and restricts a file that others may read', () => {
  writeFileSync(file, 'SMTP_URL=smtp://mail.example\nONE=chosen\nTWO=');
  chmodSync(file, 0o644);
  expect(ensureComposeSecrets(file, ['ONE', 'TWO'])).toEqual(['TWO']);
  expect(readFileSync(file, 'utf8')).toMatch(/^SMTP_URL=smtp:\/\/mail\.example\nONE=chosen\nTWO=\nTWO=[0-9a-f]{64}\n$/);
  expect(ensureComposeSecrets(file, ['ONE', 'TWO'])).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
