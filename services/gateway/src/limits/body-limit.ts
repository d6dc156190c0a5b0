import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Route } from '../routing/route-table.ts';

/** What services take as JSON. */
const maxJsonBytes = 1024 * 1024;
/** Fields and borders around the file of an upload. */
const multipartOverheadBytes = 1024 * 1024;

export function bodyLimitOf({ match }: Route): number {
  return match?.endpoint === uploadPicture ? uploadLimits.bytes + multipartOverheadBytes : maxJsonBytes;
}

/** The refusal of a body over its limit. */
export function tooLargeFailure({ match }: Route): ApiFailure {
  return match?.endpoint === uploadPicture ? new ApiFailure('FILE_TOO_LARGE') : new ApiFailure('INVALID_PAYLOAD', { status: 413 });
}
