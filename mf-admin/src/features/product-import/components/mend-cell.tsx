import { isComposing } from '@gvg/browser-kit';
import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { Button, color, fieldBox, fontSize, fontWeight, from, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { Mend } from '../use-mends.ts';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  '& > span > small': { marginInlineStart: 6, whiteSpace: 'nowrap', color: color.muted, fontSize: fontSize.small },
});
const Way = styled(TextButton)({
  overflowWrap: 'anywhere',
  '&[data-main]': { fontWeight: fontWeight.heading },
  [from.desktop]: { minHeight: rem(32) },
});
const Typing = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > input': { ...fieldBox, flex: `1 1 ${rem(120)}`, width: rem(140), minHeight: rem(36), padding: '4px 10px' },
  '& > button': { padding: '4px 12px' },
});
const Pending = styled('span')({ color: color.muted, overflowWrap: 'anywhere' });

/** Maximum characters of a cell in a dry run. Longer cells are truncated. */
const shownCharacters = 200;

type Cell = Pick<ImportRow['errors'][number], 'column' | 'value' | 'suggestion'>;

export interface MendCellProps {
  line: number;
  cell: Cell;
  /** Set for an unknown id, for which a product could be created. */
  isCreatable?: boolean;
  /** Fix of this cell that is being checked. */
  pending: Mend | undefined;
  onMend: (mend: Mend) => void;
}

/** Ways to fix a cell: the suggestion of the service, or a typed value. */
export function MendCell({ line, cell: { column, value, suggestion }, isCreatable = false, ...rest }: MendCellProps) {
  const { t } = useStaffTexts();
  const { pending, onMend } = rest;
  const [isTyping, setTyping] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const pendingText = useRef<HTMLSpanElement>(null);
  const isPending = pending !== undefined;
  useEffect(() => {
    // The pressed button was replaced by this text.
    if (isPending && document.activeElement === document.body) pendingText.current?.focus();
  }, [isPending]);
  if (pending !== undefined) {
    const text = () => {
      if (pending.kind !== 'CELL') return t('imports.beingCreated');
      return pending.value === ''
        ? t('imports.mendedEmpty')
        : t('imports.mended', { value: pending.label ?? pending.value });
    };
    return (
      <Pending ref={pendingText} tabIndex={-1}>
        {text()}
      </Pending>
    );
  }
  if (column === undefined) return <Pending>{t('imports.inFile')}</Pending>;
  const isWhole = [...value].length <= shownCharacters;
  const send = (next: string, label?: string) => {
    setTyping(false);
    onMend({ kind: 'CELL', line, column, value: next, label });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('value')));
  };
  const stop = () => {
    setTyping(false);
    // Waits until the button is rendered again.
    setTimeout(() => frame.current?.querySelector<HTMLElement>('[data-typing]')?.focus());
  };
  if (isTyping)
    return (
      <Typing
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) stop();
        }}
      >
        <input
          // The field replaces the button that had the focus.
          autoFocus
          name="value"
          autoComplete="off"
          aria-label={t('imports.typeFor', { line, column })}
          defaultValue={value}
        />
        <Button type="submit" variant="soft">
          {t('imports.mend')}
        </Button>
        <Button variant="quiet" onClick={stop}>
          {t('imports.cancel')}
        </Button>
      </Typing>
    );
  return (
    <Ways ref={frame}>
      {suggestion && (
        <span>
          <Way
            data-main=""
            aria-label={t('imports.mendTo', { line, column, value: suggestion.label ?? suggestion.value })}
            onClick={() => send(suggestion.value, suggestion.label)}
          >
            {suggestion.label ?? suggestion.value}
          </Way>
          {suggestion.label !== undefined && <small>{t('imports.nearest')}</small>}
        </span>
      )}
      {isCreatable && (
        <Way
          data-main=""
          aria-label={t('imports.createLine', { line })}
          onClick={() => onMend({ kind: 'CREATE', line })}
        >
          {t('imports.create')}
        </Way>
      )}
      {isWhole ? (
        <Way data-typing="" aria-label={t('imports.typeFor', { line, column })} onClick={() => setTyping(true)}>
          {t('imports.type')}
        </Way>
      ) : (
        <Pending>{t('imports.inFile')}</Pending>
      )}
    </Ways>
  );
}
