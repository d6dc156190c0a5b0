import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { useQuery } from '@gvg/query';
import { Dialog, SkeletonBox, Tag, styled } from '@gvg/ui';
import { DialogBody, SelectField } from '@gvg/ui/later-components';
import { useState } from 'react';
import { LineLabel } from '../../../components/line-label.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { myRatingQuery } from '../api/ratings.ts';
import { RatingForm } from './rating-form.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
});

export interface RatingDialogProps {
  /** Delivered products, each once; at least one. */
  lines: readonly (OrderLine & { product: string })[];
  onClose: () => void;
}

/** Rates the products of a delivered order, one at a time. An earlier rating can be edited. */
export function RatingDialog({ lines, onClose }: RatingDialogProps) {
  const { t, locale } = useOrderTexts();
  const shownAt = useSignedAddress();
  const [chosen, setChosen] = useState(lines[0]?.product);
  const [rated, setRated] = useState<readonly string[]>([]);
  const { data, error, isLoadingError, refetch } = useQuery({
    ...myRatingQuery(chosen ?? ''),
    enabled: chosen !== undefined,
  });
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
        {lines.length > 1 && (
          <SelectField
            label={t('rating.product')}
            value={line.product}
            options={lines.map((each) => ({ value: each.product, label: nameOf(each) }))}
            onChoose={setChosen}
          />
        )}
        <Head>
          <LineLabel small name={nameOf(line)} image={line.image === undefined ? undefined : shownAt(line.image)} />
          {(rated.includes(line.product) || data?.rating) && <Tag tone="soft">{t('rating.savedMark')}</Tag>}
        </Head>
        {isLoadingError ? (
          <LoadError error={error} retry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonBox sx={{ height: 320 }} aria-hidden />
        ) : (
          <RatingForm
            key={`${line.product} ${data.rating?.revision ?? 0}`}
            product={line.product}
            name={nameOf(line)}
            rating={data.rating}
            onRated={() => next(line.product)}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
