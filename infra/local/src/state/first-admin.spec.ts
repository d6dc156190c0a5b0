import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAcceptablePassword } from '@gvg/contracts/identity/password-rules';
import { credentialsFile, firstAdmin } from './first-admin.ts';

let folders: string[];

beforeEach(() => {
  folders = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `admin-${name}-`)));
});
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

it('creates a password that sign-in accepts, once and readable by its owner only', () => {
  const [folder = '', other = ''] = folders;
  const first = firstAdmin(folder);
  expect(first).toMatchObject({ email: 'admin@goodsviet.example', isNew: true });
  expect(isAcceptablePassword(first.password)).toBe(true);
  expect(statSync(credentialsFile(folder)).mode & 0o777).toBe(0o600);
  expect(firstAdmin(folder)).toEqual({ ...first, isNew: false });
  expect(firstAdmin(other).password).not.toBe(first.password);
});
