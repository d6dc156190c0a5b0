import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { importedRecordSchema } from '@gvg/contracts/catalogue/import-record';
import type { ImportedRecord } from '@gvg/contracts/catalogue/import-record';

/** A line that violates the contract; the message contains the line number and the invalid fields. */
export class ImportError extends Error {}

function readRecord(line: string, number: number): ImportedRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch (error) {
    throw new ImportError(`line ${number} is not JSON`, { cause: error });
  }
  const result = importedRecordSchema.safeParse(parsed);
  if (result.success) return result.data;
  throw new ImportError(
    `line ${number}: ${result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
  );
}

/** Yields batches of consecutive records of the same kind, at most `size` records each. */
export async function* readRecords(input: Readable, size: number): AsyncGenerator<ImportedRecord[]> {
  let batch: ImportedRecord[] = [];
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    const record = readRecord(line, number);
    if (batch.length === size || (batch[0] !== undefined && batch[0].kind !== record.kind)) {
      yield batch;
      batch = [];
    }
    batch.push(record);
  }
  if (batch.length > 0) yield batch;
}
