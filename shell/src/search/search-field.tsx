import type { ShownList } from '@gvg/browser-kit';
import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { useTranslation } from '@gvg/i18n';
import { IconButton, Search, X, styled } from '@gvg/ui';
import type { ClipboardEvent, FormEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import { pillStyles } from './search-styles.ts';

const Pill = styled('div')(pillStyles);

export interface SearchFieldProps {
  /** Element id of the input. */
  id: string;
  field: Ref<HTMLInputElement>;
  /** Initial value of the input. */
  initialValue: string;
  keyword: string;
  onType: (keyword: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onFocus?: () => void;
  onPointerDown?: (event: PointerEvent<HTMLInputElement>) => void;
  /** Called on a click or tap into the input. */
  onClick?: () => void;
  /** The open list and its active option; undefined while closed. */
  list?: ShownList | undefined;
  /** Shown next to the input while it is empty. */
  hint?: ReactNode;
}

/** A combobox with an uncontrolled input, so that text typed before hydration is preserved. */
export function SearchField({
  id,
  field,
  initialValue,
  keyword,
  onType,
  onClear,
  onKeyDown,
  onPaste,
  onFocus,
  onPointerDown,
  onClick,
  list,
  hint,
}: SearchFieldProps) {
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
        onPaste={onPaste}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
        onClick={onClick}
      />
      {keyword === '' ? (
        hint
      ) : (
        // Before hydration an inline script of the document clears the field.
        <IconButton label={t('clearSearch')} data-clears="" onClick={onClear}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Pill>
  );
}
