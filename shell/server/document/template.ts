import { documentIds } from '@gvg/contracts/composition/document';

/** Parts that are filled in for each page. */
export const placeholders = ['htmlAttributes', 'head', 'header', 'content', 'footer', 'data'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The one document of the shop. */
export const template = `<!doctype html>
<html {{htmlAttributes}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{{head}}
</head>
<body>
<div id="${documentIds.header}" data-ssr>{{header}}</div>
<main id="${documentIds.content}" tabindex="-1">{{content}}</main>
<div id="${documentIds.footer}" data-ssr>{{footer}}</div>
{{data}}
</body>
</html>
`;

const mountElements = [documentIds.header, documentIds.content, documentIds.footer];

/** Throws when a place that browsers mount into, or a part that has to be filled in, is missing. */
export function checkTemplate(html: string): void {
  const missing = [...mountElements.filter((id) => !html.includes(`id="${id}"`)).map((id) => `#${id}`), ...placeholders.filter((hole) => !html.includes(`{{${hole}}}`)).map((hole) => `{{${hole}}}`)];
  if (missing.length > 0) throw new Error(`The document's template lacks ${missing.join(', ')}`);
}

/** Fills the template in one pass, so that nothing filled in is taken for a part to fill in, and no `$` for a pattern. */
export function fillTemplate(html: string, values: Record<Placeholder, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, placeholder: Placeholder) => values[placeholder]);
}
