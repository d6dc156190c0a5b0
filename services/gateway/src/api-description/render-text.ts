import { html } from '@gvg/service-kit/http/html';
import type { Html } from '@gvg/service-kit/http/html';

/** A text between two marks: `code`, or **strong**. */
const marked = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Renders one paragraph of a description. Code that names something on the page, by `anchorOf`, becomes a link. */
function renderParagraph(text: string, anchorOf: (name: string) => string | undefined): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: strong, index } of text.matchAll(marked)) {
    parts.push(html`${text.slice(end, index)}`);
    end = index + whole.length;
    const anchor = code === undefined ? undefined : anchorOf(code);
    if (code === undefined) parts.push(html`<strong>${strong}</strong>`);
    else if (anchor === undefined) parts.push(html`<code>${code}</code>`);
    else parts.push(html`<a href="#${anchor}"><code>${code}</code></a>`);
  }
  parts.push(html`${text.slice(end)}`);
  return html`${parts}`;
}

/** Renders the paragraphs of a description. Of Markdown, they contain only code and strong text. */
export const renderText = (text: string, anchorOf: (name: string) => string | undefined): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${renderParagraph(paragraph, anchorOf)}</p>`)}`;
