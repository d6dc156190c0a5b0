import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/locale';
import { Dialog, Tag, styled } from '@gvg/ui';
import { DialogBody, SelectField } from '@gvg/ui/later-components';
import { useState } from 'react';
import { LineLabel } from '../../../components/line-label.tsx';
import { useSignedAddress } from '@gvg/browser-kit/private-pictures';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { RatingForm } from './rating-form.tsx';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 10 });

export interface RatingDialogProps {
  /** Delivered products, each once; at least one. */
  lines: readonly (OrderLine & { product: string })[];
  onClose: () => void;
}

/** Rates the products of a delivered order, one after the other. */
export function RatingDialog({ lines, onClose }: RatingDialogProps) {
  const { t, locale } = useOrderTexts();
  const shownAt = useSignedAddress();
  const [chosen, setChosen] = useState(lines[0]?.product);
  const [rated, setRated] = useState<readonly string[]>([]);
  const line = lines.find(({ product }) => product === chosen);
  if (line === undefined) return null;
  const nameOf = (of: OrderLine) => localize(of.name, locale);
  const next = (product: string) => {
    const done = [...rated, product];
    const remaining = lines.find((each) => !done.includes(each.product));
    setRated(done);
    if (remaining === undefined) onClose();
    else setChosen(remaining.product);
  };
  return (
    <Dialog shape="form" title={t('rating.title')} onClose={onClose}>
      <DialogBody>
        {lines.length > 1 && <SelectField label={t('rating.product')} value={line.product} options={lines.map((each) => ({ value: each.product, label: nameOf(each) }))} onChoose={setChosen} />}
        <Head>
          <LineLabel small name={nameOf(line)} image={line.image === undefined ? undefined : shownAt(line.image)} />
          {rated.includes(line.product) && <Tag tone="soft">{t('rating.savedMark')}</Tag>}
        </Head>
        <RatingForm key={line.product} product={line.product} name={nameOf(line)} onRated={() => next(line.product)} />
      </DialogBody>
    </Dialog>
  );
}
