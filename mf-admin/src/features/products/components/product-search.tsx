import { isComposing, useTypingPause } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { useQuery } from '@gvg/query';
import {
  Note,
  Search,
  SkeletonBox,
  VisuallyHidden,
  color,
  fieldBox,
  fontSize,
  fontWeight,
  radius,
  rem,
  styled,
  tabularFigures,
} from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { PictureTile } from '../../../components/named-picture.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { priceOf } from '../price-of.ts';
import { foundProductsQuery } from '../api/found-products.ts';

/** Reason why a product cannot be chosen. */
export type Obstacle = 'ORDERED' | 'CHOSEN' | 'NEEDS_QUOTE' | 'OUT_OF_STOCK';

/** Debounce of the search in milliseconds. */
const typingMs = 300;

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
const Field = styled('label')({
  position: 'relative',
  '& > input': { ...fieldBox, paddingInlineStart: 38 },
  '& > svg': { position: 'absolute', insetInlineStart: 14, top: 'calc(50% - 9px)', color: color.muted },
});
const List = styled('ul')({
  maxHeight: rem(420),
  margin: 0,
  padding: 4,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  listStyle: 'none',
});
const Option = styled('li')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: rem(44),
  padding: '6px 10px',
  borderRadius: radius.input - 2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
  '& b': { fontWeight: fontWeight.strong },
  '&:hover, &[data-active]': { backgroundColor: color.jadeSoft },
  '&[data-active]': { boxShadow: `inset 0 0 0 2px ${color.jade}` },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', color: color.muted },
});
const Waiting = styled('div')({ display: 'grid', gap: 10, padding: '8px 4px' });

const steps: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
};

/** Finds a product of the shop by name or code. A product that cannot be chosen is shown with the reason. */
export function ProductSearch({
  field,
  obstacleTo,
  onChoose,
}: {
  field: RefObject<HTMLInputElement | null>;
  obstacleTo: (product: ProductCard) => Obstacle | undefined;
  onChoose: (product: ProductCard) => void;
}) {
  const { t, locale } = useStaffTexts();
  const listId = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ProductCard>();
  const typed = text.trim();
  const pause = useTypingPause(typingMs);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  useEffect(() => field.current?.focus(), [field]);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...foundProductsQuery(asked),
    enabled: asked !== '',
  });
  const isAsked = typed !== '' && asked !== '';
  const found = isAsked && !isError ? (data?.docs ?? []) : [];
  const current = found[Math.min(active, found.length - 1)];
  const optionId = (product: ProductCard) => `${listId}-${product._id}`;
  useEffect(() => {
    // Not implemented in jsdom.
    if (current !== undefined)
      document.getElementById(`${listId}-${current._id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, current]);
  const write = (next: string) => {
    setText(next);
    setActive(0);
  };
  const choose = (product: ProductCard) => {
    if (obstacleTo(product) !== undefined) return;
    write('');
    setChosen(product);
    onChoose(product);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive(step(Math.min(active, found.length - 1), found.length));
    } else if (event.key === 'Enter') {
      // Must not submit the form. A scanner ends a code with Enter, possibly before the result has loaded.
      event.preventDefault();
      if (current !== undefined && asked === typed && !isPlaceholderData) choose(current);
    } else if (event.key === 'Escape' && text !== '') {
      // Clears the field instead of closing the dialog.
      event.preventDefault();
      event.stopPropagation();
      write('');
    }
  };
  return (
    <Frame>
      <Field>
        <Search size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && optionId(current)}
          aria-label={t('productSearch.search')}
          placeholder={t('productSearch.search')}
          maxLength={keywordLimit}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <VisuallyHidden role="status">
        {isAsked && data !== undefined && !isPlaceholderData && t('productSearch.found', { count: found.length })}
        {typed === '' && chosen !== undefined && t('productSearch.added', { name: localize(chosen.name, locale) })}
      </VisuallyHidden>
      {isAsked && isPending && (
        <Waiting aria-hidden>
          {[70, 55, 62].map((width) => (
            <SkeletonBox key={width} sx={{ height: 24, width: `${width}%` }} />
          ))}
        </Waiting>
      )}
      {isAsked && isError && (
        <Note role="alert">
          {t('productSearch.failed')} <TextButton onClick={() => void refetch()}>{t('productSearch.retry')}</TextButton>
        </Note>
      )}
      {isAsked && data !== undefined && !isError && !isPlaceholderData && found.length === 0 && (
        <Note>{t('productSearch.none')}</Note>
      )}
      <List id={listId} role="listbox" aria-label={t('productSearch.results')} hidden={found.length === 0}>
        {found.map((product) => {
          const obstacle = obstacleTo(product);
          const facts = [
            product.sku,
            formatMoney(priceOf(product)),
            t('productSearch.stock', { count: product.stock }),
          ];
          return (
            <Option
              key={product._id}
              id={optionId(product)}
              role="option"
              aria-selected={product === current}
              aria-disabled={obstacle !== undefined}
              {...(product === current ? { 'data-active': '' } : {})}
              onClick={() => choose(product)}
            >
              <PictureTile image={product.images[0]} />
              <span>
                {localize(product.name, locale)}
                <small>
                  {facts.filter((fact) => fact !== undefined).join(' · ')}
                  {obstacle !== undefined && <b> · {t(`productSearch.obstacle.${obstacle}`)}</b>}
                </small>
              </span>
            </Option>
          );
        })}
      </List>
    </Frame>
  );
}
