import { z } from 'zod';
import { csvSeparators } from '../values/csv-separator.ts';

/** In the query of a call that answers with a CSV (rules/admin-pages.md). */
export const csvQuery = { separator: z.enum(csvSeparators).default('COMMA') };

/** A file as a page has it, and saves it. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** What the browser's client makes of the response: its bytes, and the name that its Content-Disposition has. */
export const csvResponse = z.custom<NamedFile>();
