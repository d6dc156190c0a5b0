import type { Access } from '@gvg/contracts/definitions/endpoint';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff, isSystemAdmin } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '../http/api-failure.ts';

type User = Extract<Caller, { kind: 'user' }>;
type Guest = Extract<Caller, { kind: 'guest' }>;
type Service = Extract<Caller, { kind: 'service' }>;

/**
 * Possible callers of a handler after the access check. Public endpoints do not authenticate guests, so their responses cannot depend on
 * the guest.
 */
export type CallerFor<RequiredAccess extends Access> = [Access] extends [RequiredAccess]
  ? Caller | undefined
  : {
      public: User | undefined;
      customer: User | Guest;
      user: User;
      staff: User;
      system: User;
      service: Service;
    }[RequiredAccess];

const isAllowed: Record<Access, (caller: Caller | undefined) => boolean> = {
  public: () => true,
  customer: (caller) => caller?.kind === 'guest' || caller?.kind === 'user',
  user: (caller) => caller?.kind === 'user',
  staff: isStaff,
  system: isSystemAdmin,
  service: (caller) => caller?.kind === 'service',
};

/** Throws INVALID_TOKEN if the caller has to sign in, INVALID_ROLE if the user's roles do not suffice. */
export function checkAccess(access: Access, caller: Caller | undefined): void {
  if (isAllowed[access](caller)) return;
  throw new ApiFailure(caller?.kind === 'user' ? 'INVALID_ROLE' : 'INVALID_TOKEN');
}
