import { rawFields } from '../bson/raw-document.ts';
import { documentValue } from '../bson/raw-value.ts';
import { MalformedBsonError } from '../bson/malformed-bson.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/** Returns the documents of a write command’s list (`documents`, `updates`, `deletes`), from the command or from a separate section. */
export function statementDocuments(request: Request, list: string): Buffer[] {
  const sequence = request.sequences.get(list);
  if (sequence !== undefined) return documentsInSequence(sequence);
  const array = documentValue(request.body, requestField(request, list));
  if (array === undefined) return [];
  return rawFields(array).flatMap((field) => documentValue(array, field) ?? []);
}

function documentsInSequence(sequence: Buffer): Buffer[] {
  const documents: Buffer[] = [];
  let offset = 0;
  while (offset < sequence.length) {
    const length = offset + 4 > sequence.length ? 0 : sequence.readInt32LE(offset);
    if (length < 5 || offset + length > sequence.length)
      throw new MalformedBsonError('a list of documents ends within one');
    documents.push(sequence.subarray(offset, offset + length));
    offset += length;
  }
  return documents;
}
