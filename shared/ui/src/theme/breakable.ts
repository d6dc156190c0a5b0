/** Of what holds a name that people have typed: one long word breaks, and as a part of a row or grid it is not wider than its place. */
export const breakable = { minWidth: 0, overflowWrap: 'anywhere' } as const;
