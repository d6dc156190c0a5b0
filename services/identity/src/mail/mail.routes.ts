import type { Identity } from '../identity.ts';
import { getMailContentRoute } from './get-mail-content/get-mail-content.route.ts';

export function mailRoutes(identity: Identity): void {
  getMailContentRoute(identity);
}
