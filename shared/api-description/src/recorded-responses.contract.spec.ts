import { readPactResponses } from '@gvg/testing/http-pact';
import { describeApi } from './openapi/describe-api.ts';
import { createResponseValidator } from './response-validator.fixtures.ts';

/** What internal endpoints answer is not described. */
const recorded = readPactResponses().filter(({ path }) => path.startsWith('/v1/'));

test('every response that a consumer has recorded is as the document describes it', () => {
  const isRight = createResponseValidator(describeApi(), { partial: true });
  expect(recorded.length).toBeGreaterThan(0);
  expect(
    recorded.map((response) => [response.description, isRight(response)]).filter(([, fault]) => fault !== ''),
  ).toEqual([]);
});
