import { documentIds, renderedByAttribute } from '@gvg/contracts/composition/document';

/** Placeholders that are replaced for each page. */
export const placeholders = ['htmlAttributes', 'head', 'page', 'data'] as const;
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
<div id="${documentIds.page}" ${renderedByAttribute}>{{page}}</div>
{{data}}
</body>
</html>
`;

/** Throws when the element of the page or a placeholder is missing. */
export function checkTemplate(html: string): void {
  const missing = [
    ...[documentIds.page].filter((id) => !html.includes(`id="${id}"`)).map((id) => `#${id}`),
    ...placeholders.filter((name) => !html.includes(`{{${name}}}`)).map((name) => `{{${name}}}`),
  ];
  if (missing.length > 0) throw new Error(`The document's template lacks ${missing.join(', ')}`);
}

/** Fills the template in one pass, so that inserted text is not searched for placeholders and `$` is not a replacement pattern. */
export function fillTemplate(html: string, values: Record<Placeholder, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, placeholder: Placeholder) => values[placeholder]);
}
