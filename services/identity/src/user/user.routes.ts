import type { Identity } from '../identity.ts';
import { closeAccountRoute } from './close-account/close-account.route.ts';
import { createUserRoute } from './create-user/create-user.route.ts';
import { exportUsersRoute } from './export-users/export-users.route.ts';
import { getMeRoute } from './get-me/get-me.route.ts';
import { getUserContactsRoute } from './get-user-contacts/get-user-contacts.route.ts';
import { getUserRoute } from './get-user/get-user.route.ts';
import { listUsersRoute } from './list-users/list-users.route.ts';
import { lookAtAddressesRoute } from './look-at-addresses/look-at-addresses.route.ts';
import { searchIdentityRoute } from './search-identity/search-identity.route.ts';
import { setBlockRoute } from './set-block/set-block.route.ts';
import { setBlocksRoute } from './set-block/set-blocks.route.ts';
import { setRoleRoute } from './set-role/set-role.route.ts';
import { updateMeRoute } from './update-me/update-me.route.ts';

export function userRoutes(identity: Identity): void {
  getMeRoute(identity);
  getUserContactsRoute(identity);
  updateMeRoute(identity);
  closeAccountRoute(identity);
  listUsersRoute(identity);
  exportUsersRoute(identity);
  searchIdentityRoute(identity);
  setRoleRoute(identity);
  setBlockRoute(identity);
  setBlocksRoute(identity);
  getUserRoute(identity);
  createUserRoute(identity);
  lookAtAddressesRoute(identity);
}
