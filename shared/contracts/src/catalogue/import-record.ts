import { z } from 'zod';
import { categorySchema } from './http/categories.ts';
import { costSchema } from './http/costs.ts';
import { templateContentSchema } from './http/page-templates.ts';
import { producerSchema } from './http/producers.ts';
import { productSchema } from './http/products.ts';
import { idSchema, instantSchema } from '../values/primitives.ts';

/**
 * One line of the input of the catalogue's import command: a complete entity with its id, as the endpoints return it. Entities that
 * products reference come before them. For a single-instance template the content replaces the initial content.
 */
export const importedRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), value: categorySchema }),
  z.object({ kind: z.literal('producer'), value: producerSchema }),
  z.object({ kind: z.literal('product'), value: productSchema }),
  z.object({ kind: z.literal('cost'), value: costSchema }),
  z.object({
    kind: z.literal('template'),
    value: z.object({ _id: idSchema, createdAt: instantSchema, content: templateContentSchema }),
  }),
]);
export type ImportedRecord = z.infer<typeof importedRecordSchema>;
export type ImportedKind = ImportedRecord['kind'];
export type ImportedValue<Kind extends ImportedKind> = Extract<ImportedRecord, { kind: Kind }>['value'];
