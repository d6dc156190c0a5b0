import { documentIds, renderedByAttribute } from '@gvg/contracts/composition/document';
import type { Locale } from '@gvg/contracts/values/locale';

export interface DocumentParts {
  locale: Locale;
  head: string;
  /** Header, main element and footer. */
  page: string;
  /** Markup after the page, which no script changes. */
  notice?: string;
  /** Data for the scripts of the page. */
  data: string;
}

/** Returns the HTML of a document. */
export const documentHtml = ({ locale, head, page, notice = '', data }: DocumentParts) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
</head>
<body>
<div id="${documentIds.page}" ${renderedByAttribute}>${page}</div>
${notice}${data}
</body>
</html>
`;
