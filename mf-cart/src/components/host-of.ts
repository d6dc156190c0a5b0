/** The shop that a link leads to: `example.com`; undefined for what is no link. */
export const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
