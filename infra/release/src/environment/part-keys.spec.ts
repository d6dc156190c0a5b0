import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeys } from '../signing/signed-document.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ensureLocalKeys, keysOf, publicKeysOf } from './part-keys.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  ensureLocalKeys(folder, ['mf-cart', 'mf-chat']);
});
const local = () => ({ publicFolder: folder, privateFolder: folder });

describe('keys of parts', () => {
  it('are created once, readable only by their owner', () => {
    const key = readFileSync(path.join(folder, 'mf-cart.key'), 'utf8');
    ensureLocalKeys(folder, ['mf-cart', 'mf-admin']);
    expect(readFileSync(path.join(folder, 'mf-cart.key'), 'utf8')).toBe(key);
    expect(statSync(path.join(folder, 'mf-cart.key')).mode & 0o777).toBe(0o600);
    expect(keysOf(local(), 'mf-cart', {}).privateKey).toBe(key);
  });

  it('are read from environment variables before files', () => {
    const { privateKey, publicKey } = generateKeys();
    writeFileSync(path.join(folder, 'mf-cart.pem'), publicKey);
    const file = path.join(folder, 'other.key');
    writeFileSync(file, privateKey);
    const remote = { publicFolder: folder };
    expect(keysOf(remote, 'mf-cart', { RELEASE_KEY: privateKey }).privateKey).toBe(privateKey);
    expect(keysOf(remote, 'mf-cart', { RELEASE_KEY_FILE: file }).privateKey).toBe(privateKey);
    expect(() => keysOf(remote, 'mf-cart', {})).toThrow('RELEASE_KEY_FILE');
  });

  it('cannot release another part', () => {
    const ofChat = { RELEASE_KEY_FILE: path.join(folder, 'mf-chat.key') };
    expect(() => keysOf(local(), 'mf-cart', ofChat)).toThrow('This key may not release mf-cart');
    expect(() => keysOf(local(), 'mf-cart', { RELEASE_KEY: 'nonsense' })).toThrow('may not release mf-cart');
    expect(() => publicKeysOf(local(), 'mf-gift')).toThrow('Nobody may release mf-gift here');
  });
});
