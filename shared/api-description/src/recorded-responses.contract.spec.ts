import { readPactResponses } from '@gvg/testing/http-pact';
import { describeApi } from './openapi/describe-api.ts';
import { createResponseValidator } from './response-validator.fixtures.ts';

/** Without responses of internal endpoints, which are not described. */
const recorded = readPactResponses().filter(({ path }) => path.startsWith('/v1/'));

test('every response recorded by a consumer matches the document', () => {
  const isRight = createResponseValidator(describeApi(), { partial: true });
  expect(recorded.length).toBeGreaterThan(0);
  expect(
    recorded.map((response) => [response.description, isRight(response)]).filter(([, fault]) => fault !== ''),
  ).toEqual([]);
});
