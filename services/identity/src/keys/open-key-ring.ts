import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { IdentityEnvironment } from '../environment.ts';
import { readConfiguredKeys } from './configured-keys.ts';
import { createKeyRing } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';
import { readStoredKeys } from './stored-keys.ts';
import { signingKeyModel } from './signing-key.model.ts';

const now = () => new Date();

export function openKeyRing({
  connection,
  environment,
}: Pick<ServiceContext<IdentityEnvironment>, 'connection' | 'environment'>): KeyRing {
  const { SIGNING_KEYS, KEY_ENCRYPTION_SECRET } = environment;
  const model = signingKeyModel(connection);
  const read =
    SIGNING_KEYS === undefined
      ? () => readStoredKeys({ model, secret: KEY_ENCRYPTION_SECRET, now })
      : () => readConfiguredKeys(SIGNING_KEYS);
  return createKeyRing(read, now);
}
