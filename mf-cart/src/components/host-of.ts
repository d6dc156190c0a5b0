/** Returns the host of a link: `example.com`; undefined for invalid links. */
export const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
