import type { Identity } from '../identity.ts';
import { getMeRoute } from './get-me/get-me.route.ts';
import { getUserContactsRoute } from './get-user-contacts/get-user-contacts.route.ts';

export function userRoutes(identity: Identity): void {
  getMeRoute(identity);
  getUserContactsRoute(identity);
}
