/** Printed documents and their paper sizes, the default first. */
export const printedDocuments = {
  LABEL: ['A6', 'ROLL'],
  SLIP: ['A4', 'ROLL'],
  PICK_LIST: ['A4', 'ROLL'],
} as const satisfies Record<string, readonly Paper[]>;
export type PrintedDocument = keyof typeof printedDocuments;

/** ROLL is an 80 mm thermal printer. */
export type Paper = 'A4' | 'A6' | 'ROLL';

/** In millimetres. A roll is cut after each sheet. */
export const paperSizes = {
  A4: { width: 210, height: 297, margin: 14 },
  A6: { width: 105, height: 148, margin: 6 },
  ROLL: { width: 80, height: 160, margin: 4 },
} as const satisfies Record<Paper, object>;

/** Orders are requested one by one, so more would take too long. */
export const printedTogetherLimit = 50;

export const printLink = (document: PrintedDocument, codes: readonly string[]): string =>
  `/admin/print?document=${document}&orders=${codes.join(',')}`;

export interface PrintJob {
  document: PrintedDocument;
  paper: Paper;
  codes: string[];
}

/** Parses a print job from the URL. Missing and invalid values fall back to the defaults. */
export function printJobOf(parameters: URLSearchParams): PrintJob {
  const asked = parameters.get('document') ?? '';
  const document = asked in printedDocuments ? (asked as PrintedDocument) : 'LABEL';
  const papers: readonly Paper[] = printedDocuments[document];
  const paper = papers.find((name) => name === parameters.get('paper')) ?? (papers[0] as Paper);
  const codes = (parameters.get('orders') ?? '').split(',').filter((code) => /^[A-Z0-9]{4,24}$/i.test(code));
  return { document, paper, codes: [...new Set(codes)].slice(0, printedTogetherLimit) };
}
