/**
 * Returns whether a parsed body has more values (members, items) than its contract allows. Validation reports each invalid value, so a
 * megabyte of `[{},{},…]` would block the process for seconds. Counting stops at the limit.
 */
export function hasTooManyValues(body: unknown, maxValues: number): boolean {
  const waiting: unknown[] = [body];
  let count = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const members = Object.values(value);
    count += members.length;
    if (count > maxValues) return true;
    for (const member of members) waiting.push(member);
  }
  return false;
}
