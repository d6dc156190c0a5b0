import busboy from 'busboy';
import type { Request } from 'express';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { detectFormat } from '../picture/detect-format.ts';
import type { MemoryReservation } from './reserve-memory.ts';

export interface ReceivedForm {
  content: Buffer;
  fields: Record<string, string>;
}

export interface FormTimes {
  /** A form that receives nothing for `stalledMs`, or is incomplete after `totalMs`, fails (rules/limits-of-a-connection.md). */
  stalledMs: number;
  totalMs: number;
}

export interface FormOptions {
  memory: MemoryReservation;
  times?: FormTimes;
}

const defaultTimes: FormTimes = { stalledMs: 20_000, totalMs: 600_000 };

/** The longest prefix that format detection needs: a complete `ftyp` box. */
const signatureBytes = 256;
/** A body with a larger declared length is rejected without reading it. */
const maxDeclaredBytes = 4 * uploadLimits.bytes;

class FileBuffer {
  readonly #chunks: Buffer[] = [];
  readonly #memory: MemoryReservation;
  size = 0;
  #unsupported = false;

  constructor(memory: MemoryReservation) {
    this.#memory = memory;
  }

  /** Buffers only what may still be a valid picture, but counts all bytes: FILE_TOO_LARGE takes precedence over other errors. */
  add(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.#unsupported || this.size > uploadLimits.bytes) {
      this.#discard();
      return;
    }
    this.#memory.add(chunk.length);
    this.#chunks.push(chunk);
    if (
      this.size >= signatureBytes &&
      this.size - chunk.length < signatureBytes &&
      detectFormat(Buffer.concat(this.#chunks)) === undefined
    ) {
      this.#unsupported = true;
      this.#discard();
    }
  }

  content(): Buffer {
    if (this.size > uploadLimits.bytes) throw new ApiFailure('FILE_TOO_LARGE');
    if (this.#unsupported) throw new ApiFailure('FILE_TYPE_NOT_SUPPORTED');
    if (this.size === 0) throw new ApiFailure('FILE_NOT_READABLE');
    return Buffer.concat(this.#chunks);
  }

  #discard(): void {
    this.#chunks.length = 0;
    this.#memory.release();
  }
}

function openForm(request: Request): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits: { files: 1, fields: 8, fieldSize: 100, parts: 16 } });
  } catch (error) {
    // A different or missing content type is treated as a form without a file.
    throw new ApiFailure('FILE_NOT_FOUND', { cause: error });
  }
}

/** Fails a form that stalls or takes too long, so that it returns its memory; the gateway enforces a pace too. Returns a function that stops it. */
function endLateForm(request: Request, form: busboy.Busboy, { stalledMs, totalMs }: FormTimes): () => void {
  const fail = () =>
    void form.destroy(new ApiFailure('INVALID_PAYLOAD', { status: 408, headers: { connection: 'close' } }));
  const stalled = setTimeout(fail, stalledMs);
  const total = setTimeout(fail, totalMs);
  request.on('data', () => stalled.refresh());
  return () => {
    clearTimeout(stalled);
    clearTimeout(total);
  };
}

/** Reads the whole body into `fields` and `file`; resolves with true if the form contained a file. */
function readForm(
  request: Request,
  fields: Record<string, string>,
  file: FileBuffer,
  times: FormTimes,
): Promise<boolean> {
  const form = openForm(request);
  return new Promise((resolve, reject) => {
    let hasFileName = false;
    let failure: Error | undefined;
    const fail = (error: Error) => {
      failure ??= error;
    };
    form.on('file', (field, stream, { filename }) => {
      if (field !== 'file') fail(new ApiFailure('FILE_NOT_FOUND'));
      // A browser sends an empty part without a file name if no file was selected.
      hasFileName = filename !== undefined && filename !== '';
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => {
        try {
          if (failure === undefined) file.add(chunk);
        } catch (error) {
          fail(error as Error);
        }
      });
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(new ApiFailure('INVALID_PAYLOAD')));
    form.on('error', (error) => {
      request.unpipe(form).resume();
      reject(error instanceof ApiFailure ? error : new ApiFailure('INVALID_PAYLOAD', { cause: error }));
    });
    form.on('close', () => {
      if (failure === undefined) resolve(hasFileName || file.size > 0);
      else reject(failure);
    });
    request.on('aborted', () => {
      form.destroy(new Error('the client disconnected'));
    });
    const stopWaiting = endLateForm(request, form, times);
    form.on('close', stopWaiting).on('error', stopWaiting);
    request.pipe(form);
  });
}

/**
 * Reads a multipart form to its end, because a proxy in between may lose an earlier response: `file` up to 10 MB and its other fields. `work` runs while the
 * file's memory is reserved. Throws FILE_NOT_FOUND, FILE_TOO_LARGE, FILE_TYPE_NOT_SUPPORTED, FILE_NOT_READABLE (empty), and INVALID_PAYLOAD for a malformed
 * form, or with 408 for a late one.
 */
export async function receiveForm<Result>(
  request: Request,
  { memory, times = defaultTimes }: FormOptions,
  work: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > maxDeclaredBytes)
    throw new ApiFailure('FILE_TOO_LARGE', { headers: { connection: 'close' } });
  const fields: Record<string, string> = {};
  const file = new FileBuffer(memory);
  try {
    if (!(await readForm(request, fields, file, times))) throw new ApiFailure('FILE_NOT_FOUND');
    return await work({ content: file.content(), fields });
  } finally {
    memory.release();
  }
}
