/** Counts the changed fields in react-hook-form's `dirtyFields`. A list counts as one field. */
export function countChanged(dirty: unknown): number {
  if (dirty === true) return 1;
  if (Array.isArray(dirty)) return dirty.some((each) => countChanged(each) > 0) ? 1 : 0;
  if (typeof dirty !== 'object' || dirty === null) return 0;
  return Object.values(dirty).reduce((sum: number, each) => sum + countChanged(each), 0);
}
