import { useTranslation } from '@gvg/i18n';
import { useNavigate } from '@gvg/router';
import { ChevronLeft, Dialog, IconButton, color, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import { SearchField } from './search-field.tsx';
import { searchPath } from './search-path.ts';
import { SuggestionList, productPath } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const listId = 'screen-suggestions';

const Head = styled('form')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 16px 8px 4px',
  backgroundColor: color.card,
  borderBottom: `1px solid ${color.line}`,
});
const Hint = styled('p')({ padding: '24px 20px', color: color.muted });

/** Full-screen search on phones. */
export function SearchScreen({ keyword: initial, onClose }: { keyword: string; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { locale } = usePageInfo();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(initial);
  const suggestions = useSuggestions(keyword);
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const { active, onKeyDown } = useCombobox({
    query: keyword,
    options: suggestions.products,
    onChoose: (index) => suggestions.products[index] && go(productPath(suggestions.products[index], locale)),
    onEscape: onClose,
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog title={t('searchLabel')} shape="full" withoutHeader onClose={onClose}>
      <Head
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          go(searchPath(keyword));
        }}
      >
        <IconButton label={t('close', { ns: 'ui' })} onClick={onClose}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <SearchField
          id="screen-search"
          field={field}
          initialValue={initial}
          keyword={keyword}
          onType={setKeyword}
          onClear={() => {
            if (field.current) field.current.value = '';
            setKeyword('');
            field.current?.focus();
          }}
          onKeyDown={onKeyDown}
          list={suggestions.resultKeyword === undefined ? undefined : { id: listId, active: active >= 0 ? `${listId}-${active}` : undefined }}
        />
      </Head>
      {keyword.trim() === '' ? <Hint>{t('searchHint')}</Hint> : <SuggestionList id={listId} {...suggestions} active={active} onChosen={onClose} />}
    </Dialog>
  );
}
