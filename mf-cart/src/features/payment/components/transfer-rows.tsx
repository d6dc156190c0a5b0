import type { Transfer } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontSize, styled, tabularFigures } from '@gvg/ui';
import { CopyText } from '../../../components/copy-text.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const List = styled('dl')({ ...tabularFigures, margin: 0, fontSize: fontSize.note });
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  '& dt': { color: color.muted },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 10,
    minWidth: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  '& button': { flex: 'none', whiteSpace: 'nowrap' },
});

/** Values to type into a banking app that cannot read the code. Each can be copied in the bank's format. */
export function TransferRows({ transfer }: { transfer: Transfer }) {
  const { t } = useOrderTexts();
  const rows = [
    { key: 'bankName', shown: transfer.bankName, copied: transfer.bankName },
    { key: 'account', shown: transfer.account, copied: transfer.account },
    { key: 'holder', shown: transfer.holder, copied: transfer.holder },
    { key: 'amount', shown: formatMoney(transfer.amount), copied: String(transfer.amount) },
    { key: 'content', shown: transfer.content, copied: transfer.content },
  ] as const;
  return (
    <List>
      {rows.map(({ key, shown, copied }) => (
        <Row key={key}>
          <dt>{t(`payment.${key}`)}</dt>
          <dd>
            <span>{shown}</span>
            <CopyText key={copied} text={copied} what={t(`payment.${key}`).toLowerCase()} />
          </dd>
        </Row>
      ))}
    </List>
  );
}
