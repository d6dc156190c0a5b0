import { z } from 'zod';

/** Sort order of a staff list: one of the fields, descending with a leading `-`. */
export const sortBy = <Field extends string>(...fields: [Field, ...Field[]]) =>
  z.enum([...fields, ...fields.map((field) => `-${field}` as const)]);

/** Parses field and direction. */
export function parseSort<Field extends string>(sort: Field | `-${Field}`): { field: Field; direction: 1 | -1 } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: -1 }
    : { field: sort as Field, direction: 1 };
}
