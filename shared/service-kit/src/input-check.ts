import type { Request } from 'express';
import type { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@gvg/contracts/endpoint';
import type { Locale } from '@gvg/contracts/locale';
import { validationDetails, validationFailure } from '@gvg/contracts/validation';
import { Failure } from './failure.ts';

type Part = 'params' | 'query' | 'body';

function checkPart(part: Part, schema: z.ZodType | undefined, given: unknown, locale: Locale): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const details = validationDetails(result.error.issues, given, locale);
  throw new Failure(validationFailure(part, details), { details });
}

/** The checked input of `endpoint`; throws the first wrong part's code with one row per wrong field, its sentence in `locale`. */
export function checkInput<E extends Endpoint>(endpoint: E, request: Request, locale: Locale): { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> } {
  return {
    params: checkPart('params', endpoint.params, request.params, locale) as ParamsOf<E>,
    query: checkPart('query', endpoint.query, { ...request.query }, locale) as QueryOf<E>,
    body: checkPart('body', endpoint.body, request.body ?? {}, locale) as BodyOf<E>,
  };
}
