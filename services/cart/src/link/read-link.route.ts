import { isStaff } from '@gvg/contracts/definitions/caller';
import { readLink } from '@gvg/contracts/cart/http/lines';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../cart.ts';
import { customerOf } from '../line/customer.ts';
import { createCopyPicture } from './copy-picture.ts';
import { createFetchPage } from './fetch-page.ts';
import { describeLink } from './read-link.ts';

export function readLinkRoute(
  { app, environment, signer }: Pick<Cart, 'app' | 'environment' | 'signer'>,
  fetchOutside: OutsideFetch,
): void {
  const copyPicture = createCopyPicture({ url: environment.UPLOAD_INTERNAL_URL, secret: environment.INTERNAL_SECRET });
  const reader = { fetchPage: createFetchPage(fetchOutside), copyPicture, signer };
  mount(app, readLink, ({ body: { url }, caller, request }) =>
    describeLink(reader, url, {
      ...customerOf(caller),
      ...(isStaff(caller) ? {} : { address: rateLimitAddress(request.ip ?? '') }),
    }),
  );
}
