import type { Types, mongo } from 'mongoose';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Models } from '../models.ts';

/** Bytes per piece, which limit the memory for receiving and reading a file. */
const pieceBytes = 512 * 1024;
/** Pieces of an incomplete file expire after this time. */
const hourMs = 3_600_000;

/** Stores a file while it is received. Leaves nothing of a file that is too large or incomplete. */
export async function storeFile(
  { importPieces }: Models,
  id: Types.ObjectId,
  file: AsyncIterable<Buffer>,
): Promise<number> {
  let size = 0;
  let position = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const store = async () => {
    const piece = { import: id, position, content: Buffer.concat(waiting), expiresAt: new Date(Date.now() + hourMs) };
    await importPieces.insertMany([piece]);
    position += 1;
    waiting = [];
    waitingBytes = 0;
  };
  try {
    for await (const chunk of file) {
      size += chunk.length;
      if (size > importLimits.bytes)
        throw new ApiFailure('IMPORT_FILE_TOO_LARGE', { headers: { connection: 'close' } });
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= pieceBytes) await store();
    }
    if (waitingBytes > 0) await store();
    return size;
  } catch (error) {
    await importPieces.deleteMany({ import: id });
    throw error;
  }
}

/** Reads a stored file piece by piece, so that no cursor waits for the reader. */
export async function* readFile({ importPieces }: Models, id: Types.ObjectId): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await importPieces.findOne({ import: id, position }, { content: 1 }).lean();
    if (piece === null) return;
    yield Buffer.from((piece.content as unknown as mongo.Binary).buffer);
  }
}
