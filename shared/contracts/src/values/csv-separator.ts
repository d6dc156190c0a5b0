/** What separates the fields of a CSV: Excel opens one with the separator of its system, which is `;` where decimals have a comma, as in Vietnam. */
export const csvSeparators = ['COMMA', 'SEMICOLON'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
