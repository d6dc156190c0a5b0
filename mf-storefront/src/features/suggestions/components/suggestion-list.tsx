import { localize } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import { Picture, Price, VisuallyHidden, color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { productPath } from '../../catalogue/paths.ts';
import type { Suggestion } from '../api/use-suggestions.ts';

const List = styled('ul')({ margin: 0, padding: 8, listStyle: 'none' });

const Option = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  padding: 6,
  borderRadius: radius.input,
  color: color.ink,
  textDecoration: 'none',
  '&[aria-selected="true"], &:hover': { backgroundColor: color.jadeSoft },
});

const Thumbnail = styled('span')({ display: 'block', width: 48, height: 48, padding: 4, borderRadius: 10, overflow: 'hidden', backgroundColor: color.paper });
const Name = styled('span')({
  fontWeight: fontWeight.strong,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const EmptyMessage = styled('p')({ padding: 20, color: color.muted, fontSize: fontSize.note });

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export interface SuggestionListProps {
  id: string;
  products: readonly Suggestion[];
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
  onChosen: () => void;
}

/** Listbox of up to 20 products with thumbnail and name, for a combobox whose focus stays in its input. */
export function SuggestionList({ id, products, active, onChosen }: SuggestionListProps) {
  const { t, locale } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <VisuallyHidden role="status">{t('suggestions.count', { count: products.length })}</VisuallyHidden>
      {products.length === 0 && <EmptyMessage>{t('suggestions.none')}</EmptyMessage>}
      <List ref={list} id={id} role="listbox" aria-label={t('suggestions.label')} hidden={products.length === 0}>
        {products.map((product, index) => (
          <li key={product._id} role="presentation">
            <Option
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={productPath(product, locale)}
              onClick={onChosen}
            >
              <Thumbnail>
                <Picture src={product.images[0] ?? ''} alt="" sizes="40px" widest={40} />
              </Thumbnail>
              <Name>{localize(product.name, locale)}</Name>
              <Price price={product.price} salePrice={product.salePrice} />
            </Option>
          </li>
        ))}
      </List>
    </>
  );
}
