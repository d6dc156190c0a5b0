import { z } from 'zod';

/** What a list of staff can be sorted by: one of the fields, with `-` in front descending. */
export const sortBy = <Field extends string>(...fields: [Field, ...Field[]]) =>
  z.enum([...fields, ...fields.map((field) => `-${field}` as const)]);

/** Field and direction of such a value. */
export function parseSort<Field extends string>(sort: Field | `-${Field}`): { field: Field; direction: 1 | -1 } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: -1 }
    : { field: sort as Field, direction: 1 };
}
