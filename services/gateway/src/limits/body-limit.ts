import { uploadLimits, uploadPicture } from '@gvg/contracts/http/upload';
import { Failure } from '@gvg/service-kit/failure';
import type { Route } from '../routing/route-table.ts';

/** What services take as JSON. */
const jsonBytes = 1024 * 1024;
/** Fields and borders around the file of an upload. */
const multipartBytes = 1024 * 1024;

export function bodyLimitOf({ match }: Route): number {
  return match?.endpoint === uploadPicture ? uploadLimits.bytes + multipartBytes : jsonBytes;
}

/** The refusal of a body over its limit. */
export function tooLarge({ match }: Route): Failure {
  return match?.endpoint === uploadPicture ? new Failure('FILE_TOO_LARGE') : new Failure('INVALID_PAYLOAD', { status: 413 });
}
