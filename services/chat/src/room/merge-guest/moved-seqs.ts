/** Guest messages that move by the same offset: `from` ≤ seq < `to` become seq + `offset`. */
export interface MovedRange {
  from: number;
  to: number;
  offset: number;
}

/** Returns the new positions of a guest's messages 1 … `lastSeq` after the user's `userSeq` without gaps, leaving out `repeated` (ascending). */
export function movedRanges({
  lastSeq,
  userSeq,
  repeated,
}: {
  lastSeq: number;
  userSeq: number;
  repeated: readonly number[];
}): MovedRange[] {
  const limits = [0, ...repeated, lastSeq + 1];
  return limits.slice(1).flatMap((to, index) => {
    const from = (limits[index] ?? 0) + 1;
    return from < to ? [{ from, to, offset: userSeq - index }] : [];
  });
}

/** Returns the position of a guest's mark in the user's room. */
export const movedMark = (
  seq: number,
  { userSeq, repeated }: { userSeq: number; repeated: readonly number[] },
): number => userSeq + seq - repeated.filter((left) => left <= seq).length;
