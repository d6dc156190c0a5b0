import { isComposing } from '@gvg/browser-kit';
import type { ShownList } from '@gvg/browser-kit';
import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { useTranslation } from '@gvg/i18n';
import { IconButton, Search, X, styled } from '@gvg/ui';
import type { ComponentProps, ReactNode } from 'react';
import { pillStyles } from './search-styles.ts';

const Pill = styled('div')(pillStyles);

/** Other properties go to the input. */
export interface SearchFieldProps extends ComponentProps<'input'> {
  keyword: string;
  onType: (keyword: string) => void;
  onClear: () => void;
  /** The open list and its active option; undefined while closed. */
  suggestions: ShownList | undefined;
  /** Shown next to the input while it is empty. */
  hint?: ReactNode;
}

/** A combobox with an uncontrolled input, so that text typed before hydration is preserved. */
export function SearchField({ keyword, onType, onClear, suggestions, hint, onKeyDown, ...input }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Pill>
      <IconButton type="submit" label={t('search')}>
        <Search size={20} aria-hidden />
      </IconButton>
      <input
        {...input}
        name="keyword"
        type="search"
        maxLength={keywordLimit}
        placeholder={t('searchPlaceholder')}
        aria-label={t('searchLabel')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions !== undefined}
        aria-controls={suggestions?.id}
        aria-activedescendant={suggestions?.active}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => !isComposing(event) && onKeyDown?.(event)}
      />
      {keyword === '' ? (
        hint
      ) : (
        // Before hydration, an inline script of the document clears the field.
        <IconButton label={t('clearSearch')} data-clears="" onClick={onClear}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Pill>
  );
}
