import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Route } from '../routing/route-table.ts';

/** The JSON body limit of the services. */
const maxJsonBytes = 1024 * 1024;
/** Allowance for the form fields and multipart boundaries around an uploaded file. */
const multipartOverheadBytes = 1024 * 1024;

export function bodyLimitOf({ match }: Route): number {
  return match?.endpoint === uploadPicture ? uploadLimits.bytes + multipartOverheadBytes : maxJsonBytes;
}

/** The failure for a body over its limit. */
export function tooLargeFailure({ match }: Route): ApiFailure {
  return match?.endpoint === uploadPicture ? new ApiFailure('FILE_TOO_LARGE') : new ApiFailure('INVALID_PAYLOAD', { status: 413 });
}
