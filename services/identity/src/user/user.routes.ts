import type { Identity } from '../identity.ts';
import { getMeRoute } from './get-me/get-me.route.ts';

export function userRoutes(identity: Identity): void {
  getMeRoute(identity);
}
