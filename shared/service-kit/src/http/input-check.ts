import type { Request } from 'express';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@gvg/contracts/definitions/endpoint';
import { defaultMaxBodyValues } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import { validationDetails, validationErrorCode, validationMessage } from '@gvg/contracts/definitions/validation';
import { ApiFailure } from './api-failure.ts';
import { hasTooManyValues } from './body-size.ts';

type InputLocation = 'params' | 'query' | 'body';

function parseLocation(
  location: InputLocation,
  schema: z.ZodType | undefined,
  input: unknown,
  locale: Locale,
): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const details = validationDetails(result.error.issues, input, locale);
  throw new ApiFailure(validationErrorCode(location, details), { details });
}

/** Runs before validation, which would report every invalid value. */
function checkBodySize(body: unknown, { maxBodyValues = defaultMaxBodyValues }: Endpoint, locale: Locale): void {
  if (hasTooManyValues(body, maxBodyValues))
    throw new ApiFailure('INVALID_PAYLOAD', {
      details: [{ path: '', code: 'INVALID_VALUE', message: validationMessage('INVALID_VALUE', locale) }],
    });
}

/**
 * Returns the validated input of `endpoint`. Throws the code of the first invalid location with one row per invalid field, its message in
 * `locale`.
 */
export function checkInput<E extends Endpoint>(
  endpoint: E,
  request: Request,
  locale: Locale,
): { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> } {
  checkBodySize(request.body, endpoint, locale);
  return {
    params: parseLocation('params', endpoint.params, request.params, locale) as ParamsOf<E>,
    query: parseLocation('query', endpoint.query, { ...request.query }, locale) as QueryOf<E>,
    body: parseLocation('body', endpoint.body, request.body ?? {}, locale) as BodyOf<E>,
  };
}
