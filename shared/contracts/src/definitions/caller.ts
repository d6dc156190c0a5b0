export const roles = ['USER', 'ADMIN', 'SYSTEM_ADMIN'] as const;
export type Role = (typeof roles)[number];

/** The authenticated caller of a request; undefined when anonymous. */
export type Caller =
  | { kind: 'user'; id: string; roles: Role[]; sid: string }
  | { kind: 'guest'; id: string }
  | { kind: 'service'; name: string };

export const isStaffRole = (role: Role): boolean => role !== 'USER';

export function isStaff(caller: Caller | undefined): boolean {
  return caller?.kind === 'user' && caller.roles.some(isStaffRole);
}

export function isSystemAdmin(caller: Caller | undefined): boolean {
  return caller?.kind === 'user' && caller.roles.includes('SYSTEM_ADMIN');
}
