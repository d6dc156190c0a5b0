import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { useTranslation } from '@gvg/i18n';
import { IconButton, Search, X, styled } from '@gvg/ui';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { pillStyles } from './search-styles.ts';

const Pill = styled('div')(pillStyles);

export interface SearchFieldProps {
  /** Names it for its label and its list. */
  id: string;
  field: Ref<HTMLInputElement>;
  /** What stands in it at first. */
  initialValue: string;
  keyword: string;
  onType: (keyword: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus?: () => void;
  /** The list below it, while it is open. */
  list?: { id: string; active: string | undefined } | undefined;
  /** Beside the text, while there is none. */
  hint?: ReactNode;
}

/** A combobox; the text lives in the field itself, so that what was typed before any script was there is kept. */
export function SearchField({ id, field, initialValue, keyword, onType, onClear, onKeyDown, onFocus, list, hint }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Pill>
      <IconButton type="submit" label={t('search')}>
        <Search size={20} aria-hidden />
      </IconButton>
      <input
        ref={field}
        id={id}
        name="keyword"
        type="search"
        defaultValue={initialValue}
        maxLength={keywordLimit}
        placeholder={t('searchPlaceholder')}
        aria-label={t('searchLabel')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        onInput={(event: FormEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      {keyword === '' ? (
        hint
      ) : (
        <IconButton label={t('clearSearch')} onClick={onClear}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Pill>
  );
}
