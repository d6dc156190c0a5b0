import type { ListKeys, ShownList } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ChevronLeft, Dialog, IconButton, color, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { RemoteWidget } from '../remotes/remote-widget.tsx';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';

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
const Hint = styled('div')({ display: 'grid', gap: 8, padding: '24px 20px', color: color.muted });

/** Full-screen search on phones. */
export function SearchScreen({ keyword: initial, onClose }: { keyword: string; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { search, onPaste, takesLinks } = useSearch(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(initial);
  const [list, setList] = useState<ShownList>();
  const listKeys = useRef<ListKeys>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog title={t('searchLabel')} shape="full" withoutHeader onClose={onClose}>
      <Head
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(keyword);
        }}
      >
        <IconButton label={t('close', { ns: 'ui' })} onClick={onClose}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <SearchField
          id="screen-search"
          ref={field}
          defaultValue={initial}
          keyword={keyword}
          onType={setKeyword}
          onClear={() => {
            if (field.current) field.current.value = '';
            setKeyword('');
            field.current?.focus();
          }}
          onKeyDown={(event) => (event.key === 'Escape' ? onClose() : listKeys.current?.onKeyDown(event))}
          onPaste={onPaste}
          suggestions={list}
        />
      </Head>
      {keyword.trim() === '' ? (
        <Hint>
          <p>{t('searchHint')}</p>
          {takesLinks && <p>{t('searchLinkHint')}</p>}
        </Hint>
      ) : (
        <RemoteWidget
          name="./search-suggestions"
          props={{ id: listId, keyword, keys: listKeys, onListChange: setList, onChosen: onClose }}
        />
      )}
    </Dialog>
  );
}
