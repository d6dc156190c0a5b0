/** Names of the rooms that events are sent to. Each name begins with its own kind, and ids contain no colon, so names cannot collide. */
export const rooms = {
  person: ({ kind, id }: { kind: 'user' | 'guest'; id: string }): string => `${kind}:${id}`,
  session: (sid: string): string => `sid:${sid}`,
  allUsers: 'users',
  staff: 'staff',
  /** Sockets of one staff member in their staff role. */
  staffMember: (id: string): string => `staff:${id}`,
} as const;
