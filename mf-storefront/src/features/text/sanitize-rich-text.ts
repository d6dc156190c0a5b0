import {
  mathAttributes,
  mathTags,
  richTextAttributes,
  richTextClass,
  richTextSchemes,
  richTextTags,
} from '@gvg/contracts/values/rich-text';

const textTags = new Set<string>(richTextTags);
const formulaTags = new Set<string>(mathTags);
const formulaAttributes = new Set<string>(mathAttributes);
const attributesOf: Readonly<Record<string, readonly string[]>> = richTextAttributes;

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gi;
const attributePattern = /([a-z-]+)="([^"<>]*)"/gi;
/** An internal path (never `//host`), a hash, or a URL with an allowed scheme. Entities other than `&amp;` could hide another scheme. */
const linkPattern = new RegExp(`^(?:#|/(?![/\\\\])|(?:${richTextSchemes.join('|')}):)(?:[^\\s&]|&amp;)*$`, 'i');

/** Escapes text between allowed tags, including disallowed markup, which is shown literally. */
const escapeMarkup = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The page provides the only h1. The level lets the heading look like one. */
const outputTag = (tag: string) => (tag === 'h1' ? 'h2' : tag);
const levelOf = (tag: string) => (tag === 'h1' ? ' data-level="1"' : '');

function classes(value: string): string {
  const allowed = value.split(/\s+/).filter((each) => richTextClass.test(each));
  return allowed.length === 0 ? '' : ` class="${allowed.join(' ')}"`;
}

function attribute(tag: string, name: string, value: string): string {
  if (formulaTags.has(tag)) return formulaAttributes.has(name) ? ` ${name}="${value}"` : '';
  if (name === 'class') return classes(value);
  if (!attributesOf[tag]?.includes(name) || (name === 'href' && !linkPattern.test(value))) return '';
  return ` ${name}="${value}"`;
}

const openingTag = (tag: string, attributes: string) =>
  `<${outputTag(tag)}${levelOf(tag)}${[...attributes.matchAll(attributePattern)].map(([, name = '', value = '']) => attribute(tag, name.toLowerCase(), value)).join('')}>`;

/**
 * Sanitizes rich text: emits only the tags and attributes allowed in `@gvg/contracts/values/rich-text`, escapes everything else, closes
 * unclosed tags. Needs no DOM, so that servers and browsers render the same.
 */
export function sanitizeRichText(html: string): string {
  const open: string[] = [];
  const closeUntil = (tag: string | undefined) => {
    let closed = '';
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      closed += `</${outputTag(last)}>`;
      if (last === tag) break;
    }
    return closed;
  };
  let result = '';
  let end = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (!textTags.has(tag) && !formulaTags.has(tag)) continue;
    result += escapeMarkup(html.slice(end, match.index));
    end = match.index + whole.length;
    if (slash !== '') {
      result += open.includes(tag) ? closeUntil(tag) : '';
    } else {
      result += openingTag(tag, attributes);
      if (tag !== 'br') open.push(tag);
    }
  }
  return result + escapeMarkup(html.slice(end)) + closeUntil(undefined);
}
