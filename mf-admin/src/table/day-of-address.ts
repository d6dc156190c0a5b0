const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day such as `2026-11-24`, where the address names one. */
export const dayOfAddress = (text: string | undefined): string | undefined =>
  text !== undefined && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
