/** Removes or restores; undefined where it already is as asked. */
export function setRemoved({ isDeleted: current }: { isDeleted: boolean }, isDeleted: boolean): { $set: { isDeleted: boolean } } | undefined {
  return current === isDeleted ? undefined : { $set: { isDeleted } };
}
