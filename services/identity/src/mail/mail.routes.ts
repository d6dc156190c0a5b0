import type { Identity } from '../identity.ts';
import { getMailContentRoute } from './get-mail-content/get-mail-content.route.ts';
import { lookAtMailRoute } from './look-at-mail/look-at-mail.route.ts';
import { renewMailRoute } from './renew-mail/renew-mail.route.ts';

export function mailRoutes(identity: Identity): void {
  getMailContentRoute(identity);
  lookAtMailRoute(identity);
  renewMailRoute(identity);
}
