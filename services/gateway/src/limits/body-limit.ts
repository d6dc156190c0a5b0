import { defaultMaxBodyBytes } from '@gvg/contracts/definitions/endpoint';
import { socketLimits } from '@gvg/contracts/realtime/terms';
import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { BodyTooLarge } from '../proxy/body-error.ts';
import type { BodyError } from '../proxy/body-error.ts';
import type { Route } from '../routing/route-table.ts';

/** Allowance for the form fields and multipart boundaries around an uploaded file. */
const multipartOverheadBytes = 1024 * 1024;

/** Returns true if the body is a file. */
export const isUpload = ({ match }: Route): boolean => match?.endpoint.consumes !== undefined || isPicture(match);

const isPicture = (match: Route['match']): boolean => match?.endpoint === uploadPicture;

export function bodyLimitOf(route: Route): number {
  if (route.kind === 'realtime') return socketLimits.packetBytes;
  return isPicture(route.match)
    ? uploadLimits.bytes + multipartOverheadBytes
    : (route.match?.endpoint.maxBodyBytes ?? defaultMaxBodyBytes);
}

/** Returns the failure for a body over its limit. */
export function tooLargeFailure(route: Route): ApiFailure {
  const code = route.match?.endpoint.consumes?.tooLarge ?? (isPicture(route.match) ? 'FILE_TOO_LARGE' : undefined);
  return code === undefined ? new ApiFailure('INVALID_PAYLOAD', { status: 413 }) : new ApiFailure(code);
}

/** Returns the failure for a body that was not read to its end. A slow client gets no second request on this connection. */
export function bodyFailure(error: BodyError, route: Route): ApiFailure {
  return error instanceof BodyTooLarge
    ? tooLargeFailure(route)
    : new ApiFailure('INVALID_PAYLOAD', { status: 408, cause: error, headers: { connection: 'close' } });
}
