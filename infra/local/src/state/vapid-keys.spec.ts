import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vapidKeys } from './vapid-keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gvg-vapid-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('creates a key pair once, readable by its owner only', () => {
  const { publicKey, privateKey } = vapidKeys(folder);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  expect(curve.getPublicKey().toString('base64url')).toBe(publicKey);
  expect(vapidKeys(folder)).toEqual({ publicKey, privateKey });
  expect(statSync(path.join(folder, 'vapid-keys.json')).mode & 0o777).toBe(0o600);
});
