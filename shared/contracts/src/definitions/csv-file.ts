import { z } from 'zod';
import { csvSeparators } from '../values/csv-separator.ts';

/** In the query of a call that answers with a CSV (rules/admin-pages.md). */
export const csvQuery = { separator: z.enum(csvSeparators).default('COMMA') };

/** The file's bytes; a page saves them under the name of the response (`Api.download`). */
export const csvResponse = z.instanceof(Uint8Array);
