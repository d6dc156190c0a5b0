import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import {
  Button,
  IconButton,
  Package,
  Picture,
  Plus,
  color,
  fontSize,
  fontWeight,
  radius,
  rem,
  styled,
  tabularFigures,
  tapTarget,
} from '@gvg/ui';
import { Boxes, Minus } from '@gvg/ui/later-icons';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useScanner } from '../../../area/use-scanner.ts';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { isOrderCode } from '../../scan/order-code.ts';
import { isAllPacked, linesToPack, packingProgressOf } from '../packed-amount.ts';
import { Outcome } from './outcome.ts';
import { usePacking } from './use-packing.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
});
const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  listStyle: 'none',
  overflow: 'hidden',
});
const Line = styled('li')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: 10,
  minHeight: rem(56),
  padding: '4px 12px',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '&[data-begun]': { backgroundColor: color.jadeSoft },
  '& [data-picture]': {
    display: 'grid',
    placeItems: 'center',
    width: rem(40),
    height: rem(40),
    overflow: 'hidden',
    borderRadius: radius.input,
    backgroundColor: color.rice,
    color: color.muted,
  },
});
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tapTarget,
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '& input': { flex: 'none', width: rem(20), height: rem(20), accentColor: color.jade },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text },
});
const Count = styled('span')({ display: 'flex', alignItems: 'center', gap: 2, fontWeight: fontWeight.heading });

function LineRow({
  line,
  packed,
  picture,
  onTick,
}: {
  line: OrderLine;
  packed: number;
  picture: string | undefined;
  onTick: (amount: number) => void;
}) {
  const { t, locale } = useStaffTexts();
  const { amount } = line;
  const name = localize(line.name, locale);
  const isAll = packed >= amount;
  return (
    <Line {...(packed > 0 && !isAll ? { 'data-begun': '' } : {})}>
      <span data-picture="" aria-hidden>
        {picture === undefined ? <Package size={18} /> : <Picture src={picture} alt="" sizes="40px" widest={80} />}
      </span>
      <Choice>
        <input
          ref={(box) => {
            if (box) box.indeterminate = packed > 0 && !isAll;
          }}
          type="checkbox"
          checked={isAll}
          onChange={() => onTick(isAll ? 0 : amount)}
        />
        <span>
          {name}
          <small>{isAll ? t('packing.all') : t('packing.missing', { count: amount - packed })}</small>
        </span>
      </Choice>
      <Count>
        {amount > 1 && (
          <IconButton label={t('packing.fewer', { name })} disabled={packed === 0} onClick={() => onTick(packed - 1)}>
            <Minus size={16} aria-hidden />
          </IconButton>
        )}
        {packed} / {amount}
        {amount > 1 && (
          <IconButton label={t('packing.more', { name })} disabled={isAll} onClick={() => onTick(packed + 1)}>
            <Plus size={16} aria-hidden />
          </IconButton>
        )}
      </Count>
    </Line>
  );
}

/** Contents of the parcel, ticked by hand or with a scanner that types anywhere on the page. A code that is not in the order is rejected. */
export function PackingCard({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const shownAt = useSignedAddress();
  const [code, setCode] = useState('');
  const { outcome, waiting, packedOf, tick, scan } = usePacking(order);
  // The code of another order opens that order.
  useScanner((scanned) => {
    if (isOrderCode(scanned)) return false;
    scan(scanned);
    return true;
  });
  const { packed, pieces } = packingProgressOf(order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    scan(code.trim());
    setCode('');
  };
  return (
    <StaffCard
      title={t('packing.title')}
      icon={<Boxes size={18} aria-hidden />}
      head={t('packing.progress', { packed, count: pieces })}
      isUrgent={!isAllPacked(order)}
    >
      <CardContent>
        <Form noValidate onSubmit={submit}>
          <TextInput label={t('packing.code')} value={code} onChange={setCode} maxLength={100} />
          <Button type="submit" variant="outlined">
            {t('packing.scan')}
          </Button>
        </Form>
        {/* Both are rendered from the start: not every screen reader announces a live region that is inserted together with its text. */}
        <div>
          <div role="alert">{outcome?.isRefused === true && <Outcome data-refused="">{outcome.text}</Outcome>}</div>
          <div role="status">
            {waiting > 0 && <Outcome>{t('packing.waiting', { count: waiting })}</Outcome>}
            {waiting === 0 && outcome?.isRefused === false && <Outcome>{outcome.text}</Outcome>}
          </div>
        </div>
        <Lines aria-label={t('packing.title')}>
          {linesToPack(order).map((line) => (
            <LineRow
              key={line._id}
              line={line}
              packed={packedOf(line._id)}
              picture={line.image === undefined ? undefined : shownAt(line.image)}
              onTick={(amount) => tick(line._id, amount)}
            />
          ))}
        </Lines>
      </CardContent>
    </StaffCard>
  );
}
