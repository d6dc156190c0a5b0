import { styled } from '@gvg/ui';
import { paperSizes } from '../printed-documents.ts';
import type { Paper } from '../printed-documents.ts';

const pageOf = (paper: Paper): string => `gvg-${paper.toLowerCase()}`;

/** Page sizes for printing. During printing the page shows only the sheets. */
export const printStyles = [
  ...Object.entries(paperSizes).map(
    ([paper, { width, height }]) => `@page ${pageOf(paper as Paper)} { size: ${width}mm ${height}mm; margin: 0; }`,
  ),
  '@media print { body { background: #fff; } body > :not([data-printed]) { display: none !important; } }',
].join('\n');

/** Sheet of paper: black on white in both colour schemes, as tall as its content on screen. */
export const Sheet = styled('article', { shouldForwardProp: (name) => name !== 'paper' })<{ paper: Paper }>(({
  paper,
}) => {
  const { width, margin } = paperSizes[paper];
  return {
    page: pageOf(paper),
    breakAfter: 'page',
    boxSizing: 'border-box',
    width: `${width}mm`,
    padding: `${margin}mm`,
    backgroundColor: '#fff',
    color: '#000',
    fontSize: paper === 'A4' ? '11pt' : '10pt',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '& h2, & p, & address, & table': { margin: 0 },
    '& address': { fontStyle: 'normal' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th': { textAlign: 'start', fontWeight: 700 },
    '& th, & td': { padding: '1.2mm 1mm', borderBottom: '0.2mm solid #000', verticalAlign: 'top' },
    '& tr': { breakInside: 'avoid' },
    '& thead': { display: 'table-header-group' },
    '& small': { fontSize: '8pt' },
  };
});

/** Two items at the ends of a line. */
export const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4mm',
});
export const Parts = styled('div')({ display: 'grid', gap: '4mm' });
/** To tick with a pen. */
export const Box = styled('span')({
  display: 'inline-block',
  width: '4mm',
  height: '4mm',
  border: '0.3mm solid #000',
  verticalAlign: 'middle',
});
