import type { AsyncApiDocument, Channel, Message } from '@gvg/api-description/asyncapi/document';
import type { JsonSchema } from '@gvg/api-description/json-schema';
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
  ResponseObject,
} from '@gvg/api-description/openapi/document';
import { html, trustedHtml } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';
import { apiPaths } from './paths.ts';
import { style } from './reference-style.ts';
import { renderText } from './render-text.ts';
import { anchorOfType, constraintsOf, nameOfRef, renderType } from './render-type.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const isReference = (value: object): value is Reference => '$ref' in value;

/** `cart: orders` → `calls-cart-orders` */
const anchorOfTag = (tag: string) => `calls-${tag.replace(/\W+/g, '-')}`;
const anchorOfChannel = (name: string) => `event-${name}`;

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const row = (term: string, definition: Html): Html =>
  html`<dt>${term}</dt>
    <dd>${definition}</dd>`;

const typeBlock = (schema: JsonSchema): Html => {
  const constraints = constraintsOf(schema);
  return html`<pre><code>${renderType(schema)}${constraints === '' ? '' : ` // ${constraints}`}</code></pre>`;
};

/** Parameters in one place, as members of an object. */
function parameterRow(term: string, place: Parameter['in'], { parameters = [] }: Operation): Html | undefined {
  const here = parameters.filter(
    (parameter): parameter is Parameter => !isReference(parameter) && parameter.in === place,
  );
  if (here.length === 0) return undefined;
  return row(
    term,
    typeBlock({
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required === true).map(({ name }) => name),
    }),
  );
}

/** Bodies by media type; types with the same schema, such as those of pictures, are combined. */
function contentRows(term: string, content: Record<string, MediaType>): Html[] {
  const types = Object.keys(content);
  const [first] = Object.values(content);
  if (first === undefined) return [];
  const isJson = types[0] === 'application/json';
  return [
    row(
      isJson ? term : `${term} (${types.join(', ')})`,
      isJson || types.length === 1 ? typeBlock(first.schema) : html`The file.`,
    ),
  ];
}

function errorRow(operation: Operation, document: OpenApiDocument): Html {
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  const items = answers.map(([status, answer]) => {
    const response = isReference(answer)
      ? (document.components.responses[nameOfRef(answer.$ref)] as ResponseObject)
      : answer;
    const { allOf = [] } = response.content?.['application/json']?.schema ?? {};
    const codes = allOf.flatMap(({ properties }) => properties?.['message']?.enum ?? []);
    return html`<li>${status} ${codes.map((code) => html`<code>${String(code)}</code> `)}</li>`;
  });
  return row(
    'Errors',
    html`<ul class="errors">
      ${items}
    </ul>`,
  );
}

/** Renders the whole page without scripts: headings and links to find a call, and nothing collapsed, so that the browser's search finds it. */
export function renderReference(api: OpenApiDocument, events: AsyncApiDocument): string {
  const calls = callsOf(api);
  const callNames = new Set(calls.map(({ operation }) => operation.operationId));
  const typeNames = new Set(Object.keys(api.components.schemas));
  const anchorOf = (name: string) =>
    callNames.has(name) ? name : typeNames.has(name) ? anchorOfType(name) : undefined;
  const text = (markdown: string) => renderText(markdown, anchorOf);

  const renderCall = ({ method, path, operation }: Call): Html => {
    const [status, success] = Object.entries(operation.responses).find(([code]) => Number(code) < 400) as [
      string,
      ResponseObject,
    ];
    const answer =
      success.content === undefined
        ? [row(`Answer ${status}`, html`${success.description}`)]
        : contentRows(`Answer ${status}`, success.content);
    return html`<article id="${operation.operationId}">
      <h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
      <p class="call"><span class="method">${method}</span>${path}</p>
      ${text(operation.description)}
      <dl>
        ${parameterRow('Path', 'path', operation)} ${parameterRow('Query', 'query', operation)}
        ${contentRows('Body', operation.requestBody?.content ?? {})} ${answer} ${errorRow(operation, api)}
      </dl>
    </article>`;
  };

  const renderTag = (tag: string): Html =>
    html`<section>
      <h2 id="${anchorOfTag(tag)}">${tag}</h2>
      ${calls.filter(({ operation }) => operation.tags.includes(tag)).map(renderCall)}
    </section>`;

  const renderSchema = ([name, schema]: [string, JsonSchema]): Html =>
    html`<article id="${anchorOfType(name)}">
      <h3><a href="#${anchorOfType(name)}">${name}</a></h3>
      ${schema.description === undefined ? undefined : text(schema.description)} ${typeBlock(schema)}
    </article>`;

  const renderChannel = ([name, channel]: [string, Channel]): Html => {
    const messages = Object.values(channel.messages).filter((message): message is Message => !isReference(message));
    const isEvent = channel.bindings?.['amqp'] !== undefined;
    return html`<article id="${anchorOfChannel(name)}">
      <h3><a href="#${anchorOfChannel(name)}">${channel.title}</a></h3>
      <p class="call">${channel.address}</p>
      ${channel.description === undefined ? undefined : text(channel.description)}
      ${isEvent ? html`<p>${events.operations[name]?.summary}</p>` : undefined}
      <dl>
        ${messages.map((message) =>
          // For an event, only its own data: all events have the same envelope, which the document describes.
          row(
            isEvent ? 'data' : message.title,
            typeBlock((isEvent ? message.payload.properties?.['data'] : undefined) ?? message.payload),
          ),
        )}
      </dl>
    </article>`;
  };

  const contents = api.tags.map(
    ({ name }) => html`<details>
      <summary>${name}</summary>
      <ul>
        ${calls
          .filter(({ operation }) => operation.tags.includes(name))
          .map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
      </ul>
    </details>`,
  );

  const { markup } = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>API reference · ${api.info.title}</title>
      <style>${trustedHtml(style)}</style>
    </head>
    <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
        <a class="shop" href="/">${api.info.title}</a>
        <a href="${apiPaths.openApi}">OpenAPI</a>
        <a href="${apiPaths.asyncApi}">AsyncAPI</a>
      </header>
      <div class="layout">
        <nav aria-label="Contents" tabindex="0">
          <details>
            <summary>Contents</summary>
            ${contents}
            <ul>
              <li><a href="#types">Types</a></li>
              <li><a href="#events">Events and sockets</a></li>
            </ul>
          </details>
        </nav>
        <main id="content">
          <h1>API reference</h1>
          ${text(api.info.description)} ${api.tags.map(({ name }) => renderTag(name))}
          <section>
            <h2 id="types">Types</h2>
            ${Object.entries(api.components.schemas).map(renderSchema)}
          </section>
          <section>
            <h2 id="events">Events and sockets</h2>
            ${text(events.info.description)} ${Object.entries(events.channels).map(renderChannel)}
          </section>
        </main>
      </div>
    </body>
  </html>`;
  return `<!doctype html>${markup}`;
}
