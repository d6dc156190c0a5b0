import { Link } from '@gvg/router';
import { VisuallyHidden, color, fontSize, radius, styled, tapTarget } from '@gvg/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { SuggestionRow } from '../suggestion-rows.ts';
import { SuggestionRowContent } from './suggestion-row.tsx';

const List = styled('ul')({ margin: 0, padding: '8px 8px 0', listStyle: 'none' });

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

/** "All results" stays visible at the bottom. A line separates the products from the categories and brands above them. */
const Item = styled('li')({
  scrollMarginBottom: tapTarget + 24,
  '&[data-type="all"]': {
    position: 'sticky',
    bottom: 0,
    margin: '0 -8px',
    padding: 8,
    backgroundColor: color.card,
    borderTop: `1px solid ${color.line}`,
    scrollMarginBottom: 0,
  },
  '&[data-divided]': { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${color.line}` },
});

const EmptyMessage = styled('p')({ padding: 20, color: color.muted, fontSize: fontSize.note });

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export interface SuggestionListProps {
  id: string;
  rows: readonly SuggestionRow[];
  /** Index of the row selected by keyboard; -1 for none. */
  active: number;
  onChosen: () => void;
}

/** Listbox of categories, brands, up to 20 products and all results, for a combobox whose focus stays in its input. */
export function SuggestionList({ id, rows, active, onChosen }: SuggestionListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const products = rows.filter(({ type }) => type === 'product').length;
  return (
    <>
      <VisuallyHidden role="status">{t('suggestions.count', { count: products })}</VisuallyHidden>
      {products === 0 && <EmptyMessage>{t('suggestions.none')}</EmptyMessage>}
      <List ref={list} id={id} role="listbox" aria-label={t('suggestions.label')} hidden={rows.length === 0}>
        {rows.map((row, index) => (
          <Item
            key={row.key}
            role="presentation"
            data-type={row.type}
            {...(row.type === 'product' && index > 0 && rows[index - 1]?.type !== 'product'
              ? { 'data-divided': '' }
              : {})}
          >
            <Option
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={row.path}
              onClick={onChosen}
            >
              <SuggestionRowContent row={row} />
            </Option>
          </Item>
        ))}
      </List>
    </>
  );
}
