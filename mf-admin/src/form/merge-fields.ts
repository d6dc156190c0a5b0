import { dequal } from 'dequal/lite';

/** A field that two people have changed, by its path (`name.vi`), with the value of each. */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

const isFieldGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Values by path: objects such as both languages of a name are several fields, a list is one. */
function fieldsOf(values: unknown, path = ''): Map<string, unknown> {
  if (!isFieldGroup(values)) return new Map([[path, values]]);
  return new Map(
    Object.entries(values).flatMap(([name, value]) => [...fieldsOf(value, path === '' ? name : `${path}.${name}`)]),
  );
}

/**
 * What becomes of a form when the record was changed meanwhile: `mine` are the paths whose values the form keeps, because only this person has changed them;
 * `conflicts` those that both have changed, to different values. Everything else takes the value of the record.
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
