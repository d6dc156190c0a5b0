/** The change that removes or restores; undefined when the status already is as requested. */
export function setRemoved({ isDeleted: current }: { isDeleted: boolean }, isDeleted: boolean): { $set: { isDeleted: boolean } } | undefined {
  return current === isDeleted ? undefined : { $set: { isDeleted } };
}
