import { createECDH } from 'node:crypto';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Keys that sign this clone's push messages (RFC 8292), created once and readable by their owner only. They must not change, because browsers subscribe with
 * them.
 */
export function vapidKeys(dataFolder: string): VapidKeys {
  const file = path.join(dataFolder, 'vapid-keys.json');
  const saved = readJson<VapidKeys>(file);
  if (saved !== undefined) return saved;
  const keys = makeKeys();
  writeJson(file, keys, 0o600);
  return keys;
}

function makeKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Leading zero bytes are omitted and must be restored.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}
