const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a day such as `2026-11-24` from the URL. Undefined if it is invalid. */
export const dayOfAddress = (text: string | undefined): string | undefined =>
  text !== undefined && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
