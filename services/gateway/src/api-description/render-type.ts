import type { JsonSchema } from '@gvg/api-description/json-schema';
import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';

/** `AddressInput` of `#/components/schemas/AddressInput`. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Anchor of a shared schema on the page. Operations use their own names as anchors, which start in lower case. */
export const anchorOfType = (name: string): string => `type-${name}`;

const joined = (parts: readonly Html[], separator: string): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [html`${separator}`, part]))}`;

const valueText = (value: unknown): Html => html`${JSON.stringify(value)}`;

const number = new Intl.NumberFormat('en');

/** `1…100`, `at least 1` */
function rangeText(minimum: number | undefined, maximum: number | undefined, unit = ''): string | undefined {
  if (minimum !== undefined && maximum !== undefined)
    return minimum === maximum
      ? `${number.format(minimum)}${unit}`
      : `${number.format(minimum)}…${number.format(maximum)}${unit}`;
  if (minimum !== undefined) return `at least ${number.format(minimum)}${unit}`;
  return maximum === undefined ? undefined : `at most ${number.format(maximum)}${unit}`;
}

/** Describes the constraints of a value in addition to its type. */
export function constraintsOf(schema: JsonSchema): string {
  const { format, pattern, minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    format,
    rangeText(minimum, maximum),
    exclusiveMinimum === undefined ? undefined : `more than ${number.format(exclusiveMinimum)}`,
    rangeText(minLength, maxLength, ' characters'),
    rangeText(minItems, maxItems, ' items'),
    pattern === undefined ? undefined : `like ${pattern}`,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
}

const note = (text: string): Html | undefined =>
  text === '' ? undefined : html` <span class="note">// ${text}</span>`;

function membersOf({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): Html {
  const inner = `${indent}\t`;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    const text = [schema.description, constraintsOf(schema)].filter(Boolean).join('; ');
    return html`${inner}${name}${optional}: ${renderType(schema, inner)};${note(text)}${'\n'}`;
  });
  if (typeof additionalProperties === 'object')
    rows.push(html`${inner}[name: string]: ${renderType(additionalProperties, inner)};${'\n'}`);
  return rows.length === 0 ? html`{}` : html`{${'\n'}${rows}${indent}}`;
}

const needsParentheses = ({ anyOf, oneOf, allOf, enum: values }: JsonSchema): boolean =>
  [anyOf, oneOf, allOf, values].some((parts) => parts !== undefined && parts.length > 1);

/** Renders a schema in TypeScript notation, which its readers know; shared schemas are links. */
export function renderType(schema: JsonSchema, indent = ''): Html {
  const each = (schemas: readonly JsonSchema[]) => schemas.map((part) => renderType(part, indent));
  if (schema.$ref !== undefined) {
    const name = nameOfRef(schema.$ref);
    return html`<a href="#${anchorOfType(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return valueText(schema.const);
  if (schema.enum !== undefined) return joined(schema.enum.map(valueText), ' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return joined(each(alternatives), ' | ');
  if (schema.allOf !== undefined) return joined(each(schema.allOf), ' & ');
  if (schema.type === 'array') {
    if (schema.prefixItems !== undefined) return html`[${joined(each(schema.prefixItems), ', ')}]`;
    const { items = {} } = schema;
    const item = renderType(items, indent);
    return needsParentheses(items) ? html`(${item})[]` : html`${item}[]`;
  }
  if (schema.type === 'object') return membersOf(schema, indent);
  if (Array.isArray(schema.type)) return html`${schema.type.join(' | ')}`;
  return html`${schema.type === undefined ? 'any' : String(schema.type)}`;
}
