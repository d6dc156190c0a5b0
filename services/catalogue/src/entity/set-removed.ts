/** Removes or restores; undefined where it already is as asked. */
export function setRemoved({ isDeleted: is }: { isDeleted: boolean }, isDeleted: boolean): { $set: { isDeleted: boolean } } | undefined {
  return is === isDeleted ? undefined : { $set: { isDeleted } };
}
