import { Button, Text, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { CopyButton } from '@gvg/ui/later-components';
import { printText } from './print-text.ts';
import { useSecondFactorTexts } from './texts.ts';

const Layout = styled('div')({ display: 'grid', gap: 16 });
const List = styled('ol')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '8px 16px',
  margin: 0,
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: color.jadeSoft,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontWeight: fontWeight.strong,
  userSelect: 'all',
  WebkitUserSelect: 'all',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

function saveAsFile(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'goods-viet-goods-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Recovery codes, shown once: to copy, to save or to print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useSecondFactorTexts();
  return (
    <Layout>
      <Text>{texts.codesText}</Text>
      <List aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <CopyButton text={codes.join('\n')} texts={texts} />
        <Button variant="outlined" onClick={() => saveAsFile(codes)}>
          {texts.save}
        </Button>
        <Button variant="outlined" onClick={() => printText([texts.codes, ...codes].join('\n'))}>
          {texts.print}
        </Button>
      </Actions>
    </Layout>
  );
}
