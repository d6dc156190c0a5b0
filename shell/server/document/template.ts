import { documentIds } from '@gvg/contracts/composition/document';

/** Placeholders that are replaced for each page. */
export const placeholders = ['htmlAttributes', 'head', 'header', 'content', 'footer', 'data'] as const;
export type Placeholder = (typeof placeholders)[number];

/** The HTML template of every document. */
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

/** Throws when a mount element or a placeholder is missing. */
export function checkTemplate(html: string): void {
  const missing = [
    ...mountElements.filter((id) => !html.includes(`id="${id}"`)).map((id) => `#${id}`),
    ...placeholders.filter((name) => !html.includes(`{{${name}}}`)).map((name) => `{{${name}}}`),
  ];
  if (missing.length > 0) throw new Error(`The document's template lacks ${missing.join(', ')}`);
}

/** Fills the template in one pass, so that inserted text is not searched for placeholders and `$` is not a replacement pattern. */
export function fillTemplate(html: string, values: Record<Placeholder, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, placeholder: Placeholder) => values[placeholder]);
}
