import { createDecipheriv, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from './site-database.ts';

interface SealedKey {
  _id: number;
  signsFrom: Date;
  sealed: { iv: string; tag: string; data: string };
}

/** Decrypts a signing key that identity's `keys/encrypted-text.ts` has sealed. */
function open({ _id, sealed: { iv, tag, data } }: SealedKey, secret: string): object {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gvg identity signing keys', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'))
    .setAAD(Buffer.from(`signing-key-${_id}`))
    .setAuthTag(Buffer.from(tag, 'base64'));
  return JSON.parse(
    Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8'),
  ) as object;
}

/**
 * Returns the keys with which the site signs its tokens, for attacks with tokens that are genuine except for one detail. They are
 * SITE_SIGNING_KEYS if the tests set them, otherwise identity's stored keys, decrypted with the secret of this data folder.
 */
export async function readSiteKeys({
  environment,
  dataFolder,
}: {
  environment: Record<string, string>;
  dataFolder: string;
}): Promise<string> {
  const chosen = process.env['SITE_SIGNING_KEYS'];
  if (chosen !== undefined) return chosen;
  const { KEY_ENCRYPTION_SECRET: secret = '' } = JSON.parse(
    readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8'),
  ) as Record<string, string>;
  const stored = await withDatabase({ environment }, 'identity', (database) =>
    database
      .collection<SealedKey>('signing_keys')
      .find({ signsFrom: { $lte: new Date() } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray(),
  );
  return JSON.stringify({ keys: stored.map((key) => open(key, secret)) });
}
