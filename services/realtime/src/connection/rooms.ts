/** Names of the rooms that events are sent to. Ids cannot contain a colon-separated prefix of another kind: each name begins with its own. */
export const rooms = {
  person: ({ kind, id }: { kind: 'user' | 'guest'; id: string }): string => `${kind}:${id}`,
  session: (sid: string): string => `sid:${sid}`,
  allUsers: 'users',
  staff: 'staff',
  /** The sockets of one of staff, as staff. */
  staffMember: (id: string): string => `staff:${id}`,
} as const;
