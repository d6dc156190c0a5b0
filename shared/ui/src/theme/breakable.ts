/** For elements with names typed by people: a long word breaks, and in a row or grid the element is not wider than its cell. */
export const breakable = { minWidth: 0, overflowWrap: 'anywhere' } as const;
