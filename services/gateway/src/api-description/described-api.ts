import type { AsyncApiDocument } from '@gvg/api-description/asyncapi/document';
import type { OpenApiDocument } from '@gvg/api-description/openapi/document';
import { respondWithLastingText } from '../responses/lasting-text.ts';
import type { LastingText } from '../responses/lasting-text.ts';
import type { SiteHandler } from '../site/site-handler.ts';
import { apiPaths } from './paths.ts';
import { referencePolicy } from './reference-style.ts';

// Loaded on request, so that a gateway without such requests needs neither the generator nor its output.
const describeApi = async (): Promise<OpenApiDocument> =>
  (await import('@gvg/api-description/openapi/describe-api')).describeApi();
const describeEvents = async (): Promise<AsyncApiDocument> =>
  (await import('@gvg/api-description/asyncapi/describe-events')).describeEvents();

const json = 'application/json; charset=utf-8';

const handlerOf = (text: LastingText): SiteHandler => {
  const respond = respondWithLastingText(text);
  return { limit: 'read', respond: (response, { request }) => respond(request, response) };
};

/** Handlers for the description of the API by path: OpenAPI, AsyncAPI, and a page for people. */
export function describedApi(): Map<string, SiteHandler> {
  return new Map([
    [apiPaths.openApi, handlerOf({ contentType: json, text: async () => JSON.stringify(await describeApi()) })],
    [apiPaths.asyncApi, handlerOf({ contentType: json, text: async () => JSON.stringify(await describeEvents()) })],
    [
      apiPaths.reference,
      handlerOf({
        contentType: 'text/html; charset=utf-8',
        contentSecurityPolicy: referencePolicy,
        async text() {
          const { renderReference } = await import('./render-reference.ts');
          return renderReference(await describeApi(), await describeEvents());
        },
      }),
    ],
  ]);
}
