import { getKeySet } from '@gvg/contracts/identity/http/identity';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';

export function getKeySetRoute({ app, keys }: Pick<Identity, 'app' | 'keys'>): void {
  mount(app, getKeySet, ({ response }) => {
    // A new key is published a day before it signs, so a copy that is minutes old always contains the signing key.
    response.set('cache-control', 'public, max-age=300');
    return { keys: keys.publicKeys() };
  });
}
