import { listSignInMethods } from '@gvg/contracts/identity/http/auth';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';

export function listSignInMethodsRoute({ app, google }: Pick<Identity, 'app' | 'google'>): void {
  mount(app, listSignInMethods, () => ({ google: google !== undefined }));
}
