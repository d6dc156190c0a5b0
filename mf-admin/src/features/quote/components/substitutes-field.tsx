import type { Substitute } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import { Note, Plus, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useRef, useState } from 'react';
import { PictureTile } from '../../../components/named-picture.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ProductSearch } from '../../products/components/product-search.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 8 });
const Wide = styled('div')({ width: '100%' });
const Chosen = styled('ul')({ display: 'grid', gap: 4, width: '100%', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: rem(44),
  overflowWrap: 'anywhere',
});

/** Products of the shop suggested instead of unavailable goods. */
export function SubstitutesField({
  chosen,
  isReadOnly,
  onChange,
}: {
  chosen: readonly Substitute[];
  isReadOnly: boolean;
  onChange: (chosen: readonly Substitute[]) => void;
}) {
  const { t, locale } = useStaffTexts();
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const canAdd = !isReadOnly && chosen.length < cartLimits.substitutes;
  return (
    <Stack role="group" aria-label={t('quote.substitutes')}>
      {chosen.length > 0 && (
        <>
          <Note>{t('quote.substitutes')}</Note>
          <Chosen>
            {chosen.map((substitute) => {
              const name = localize(substitute.name, locale);
              return (
                <Item key={substitute.product}>
                  <PictureTile image={substitute.image} />
                  {name}
                  {!isReadOnly && (
                    <TextButton
                      aria-label={t('quote.removeSubstitute', { name })}
                      onClick={() => onChange(chosen.filter((one) => one !== substitute))}
                    >
                      {t('quote.remove')}
                    </TextButton>
                  )}
                </Item>
              );
            })}
          </Chosen>
        </>
      )}
      {canAdd && isSearching && (
        <Wide>
          <ProductSearch
            field={field}
            obstacleTo={({ _id }) => (chosen.some(({ product }) => product === _id) ? 'CHOSEN' : undefined)}
            onChoose={({ _id: product, name, images: [image = ''] }) => onChange([...chosen, { product, name, image }])}
          />
        </Wide>
      )}
      {canAdd && !isSearching && (
        <TextButton onClick={() => setSearching(true)}>
          <Plus size={16} aria-hidden />
          {t('quote.suggest')}
        </TextButton>
      )}
    </Stack>
  );
}
