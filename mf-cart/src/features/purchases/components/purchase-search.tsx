import { useNavigate } from '@gvg/router';
import { IconButton, Search, X, color, fieldBox, radius, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { purchasesPath } from '../tabs.ts';
import type { Tab } from '../tabs.ts';

const Form = styled('form')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 16,
    top: 'calc(50% - 9px)',
    color: color.muted,
    pointerEvents: 'none',
  },
  '& > input': {
    ...fieldBox,
    paddingInline: '44px',
    borderRadius: radius.pill,
    borderColor: color.line,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > button': { position: 'absolute', insetInlineEnd: 0, top: 0 },
});

/** Maximum length of a search in the call. */
const longestSearch = 100;

/** Searches the orders by code or name of goods. Quotes cannot be searched, so a search from their tab searches all orders. */
export function PurchaseSearch({ tab, search }: { tab: Tab; search: string }) {
  const { t } = useOrderTexts();
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const go = (next: string) =>
    void navigate(purchasesPath({ tab: tab === 'quotes' ? 'all' : tab, search: next.trim() }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(text);
  };
  return (
    <Form role="search" aria-label={t('purchases.search')} onSubmit={submit}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        aria-label={t('purchases.search')}
        placeholder={t('purchases.search')}
        maxLength={longestSearch}
        enterKeyHint="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {search !== '' && (
        <IconButton label={t('purchases.clear')} onClick={() => go('')}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Form>
  );
}
