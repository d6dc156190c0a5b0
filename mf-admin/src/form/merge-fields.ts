import { dequal } from 'dequal/lite';

/** Field that two users have changed, with its path (`name.vi`) and both values. */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

const isFieldGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Values by path. An object, such as the languages of a name, is several fields, a list is one. */
function fieldsOf(values: unknown, path = ''): Map<string, unknown> {
  if (!isFieldGroup(values)) return new Map([[path, values]]);
  return new Map(
    Object.entries(values).flatMap(([name, value]) => [...fieldsOf(value, path === '' ? name : `${path}.${name}`)]),
  );
}

/**
 * Compares a form with a record that has changed meanwhile. `mine` are paths with values that only the form has changed, `conflicts` those changed on both
 * sides to different values. All other fields take the value of the record.
 */
export function mergeFields(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { mine: ReadonlyMap<string, unknown>; conflicts: FieldConflict[] } {
  const before = fieldsOf(base);
  const present = fieldsOf(theirs);
  const changed = [...fieldsOf(mine)].filter(([path, value]) => !dequal(value, before.get(path)));
  const isUnchanged = ([path]: [string, unknown]) => dequal(before.get(path), present.get(path));
  return {
    mine: new Map(changed.filter(isUnchanged)),
    conflicts: changed
      .filter((field) => !isUnchanged(field) && !dequal(field[1], present.get(field[0])))
      .map(([path, value]) => ({ path, mine: value, theirs: present.get(path) })),
  };
}
