import { z } from 'zod';
import { csvSeparators } from '../values/csv-separator.ts';

/** Query of an endpoint that returns a CSV (rules/admin-pages.md). */
export const csvQuery = { separator: z.enum(csvSeparators).default('COMMA') };

/** A file in the browser, ready to save. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** Response of the browser's client: bytes, and the name from Content-Disposition. */
export const csvResponse = z.custom<NamedFile>();
