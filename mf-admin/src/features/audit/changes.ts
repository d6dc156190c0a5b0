/** Recorded value of one field. Undefined if the field was missing. */
export type Leaf = string | number | boolean | undefined;

export interface Change {
  /** Field names from the root to the changed field. An entry of a list appears by its display name. */
  path: readonly string[];
  before: Leaf;
  after: Leaf;
}

/** Fields that change with every write and carry no decision. */
const bookkeeping = new Set(['_id', 'revision', 'editRevision', 'createdAt', 'updatedAt']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Fields that may hold the display name of an entry, in order of preference. */
const naming = ['name', 'title', 'kind', 'status', 'service', 'code'] as const;

function nameOf(entry: unknown, index: number): string {
  if (isObject(entry))
    for (const field of naming) {
      const value = isObject(entry[field]) ? entry[field]['vi'] : entry[field];
      if (typeof value === 'string' && value !== '') return `#${index + 1} ${value}`;
    }
  return `#${index + 1}`;
}

/** Identifies an entry by its id, or else by its index. */
const identityOf = (entry: unknown, index: number) =>
  isObject(entry) && typeof entry['_id'] === 'string' ? entry['_id'] : String(index);

function leavesOf(
  value: unknown,
  path: readonly string[],
  key: string,
  found: Map<string, { path: readonly string[]; value: Leaf }>,
): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) {
    if (value.every((entry) => !isObject(entry))) {
      if (value.length > 0) found.set(key, { path, value: value.join(', ') });
      return;
    }
    value.forEach((entry, index) =>
      leavesOf(entry, [...path, nameOf(entry, index)], `${key}/${identityOf(entry, index)}`, found),
    );
    return;
  }
  if (isObject(value)) {
    for (const [field, each] of Object.entries(value))
      if (!bookkeeping.has(field)) leavesOf(each, [...path, field], `${key}/${field}`, found);
    return;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    found.set(key, { path, value });
}

function flatten(state: unknown) {
  const found = new Map<string, { path: readonly string[]; value: Leaf }>();
  leavesOf(state, [], '', found);
  return found;
}

/** Returns the fields that differ between two states of a subject. A missing state has no fields. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [earlier, later] = [old.get(key), now.get(key)];
    if (earlier?.value === later?.value) return [];
    return [{ path: (later ?? earlier)?.path ?? [], before: earlier?.value, after: later?.value }];
  });
}
