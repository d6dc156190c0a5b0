import { useTypingPause } from '@gvg/browser-kit';
import {
  Button,
  Search,
  SlidersHorizontal,
  X,
  below,
  color,
  fieldBox,
  fontSize,
  fontWeight,
  from,
  radius,
  rem,
  styled,
  tapTarget,
} from '@gvg/ui';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Milliseconds after the last key until the list is asked for. */
const typingMs = 300;

export const FilterBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& > [data-end]': { marginInlineStart: 'auto' },
});

const Field = styled('label')({
  position: 'relative',
  flex: `1 1 ${rem(220)}`,
  maxWidth: rem(360),
  '& > input': { ...fieldBox, paddingInlineStart: 38, borderRadius: radius.pill, fontSize: fontSize.note },
  '& > svg': { position: 'absolute', insetInlineStart: 14, top: 'calc(50% - 9px)', color: color.muted },
});

const FoldButton = styled(Button)({ [from.tablet]: { display: 'none' } });
const Fold = styled('div')({
  display: 'contents',
  [below.tablet]: {
    display: 'none',
    flex: '1 1 100%',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 8,
    minWidth: 0,
    '&[data-open]': { display: 'flex' },
    '& > *': { flex: `1 1 ${rem(150)}`, minWidth: 0 },
  },
});

/** Filters that a phone shows when it is asked for them, since they would fill its first screen; `values` has the value of each, to count those that narrow the list. */
export function FilterFold({ values, children }: { values: readonly (string | undefined)[]; children: ReactNode }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = values.filter((value) => value !== undefined).length;
  return (
    <>
      <FoldButton variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal size={18} aria-hidden />
        {chosen === 0 ? t('list.filters') : t('list.filtersChosen', { amount: chosen })}
      </FoldButton>
      <Fold id={id} {...(isOpen ? { 'data-open': '' } : {})}>
        {children}
      </Fold>
    </>
  );
}

/** A choice that stands in a row with others. */
export const InlineSelect = styled('select')({ ...fieldBox, width: 'auto', maxWidth: '100%', fontSize: fontSize.note });

/** A search that follows what is typed. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const pause = useTypingPause(typingMs);
  // Back, a reset or a sent link change the address from outside.
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is another function at each render
  }, [text, value, pause]);
  return (
    <Field>
      <Search size={18} aria-hidden />
      <input
        type="search"
        maxLength={100}
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Field>
  );
}

/** A filter of which one value is chosen, or none. */
export function FilterSelect({
  label,
  value,
  options,
  onChoose,
}: {
  /** Also what is shown while nothing is chosen. */
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}) {
  return (
    <InlineSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </InlineSelect>
  );
}

const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  maxWidth: '100%',
  padding: '4px 14px',
  border: 0,
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
});

/** A filter that a link has brought, and the way out of it. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useStaffTexts();
  return (
    <Chip type="button" aria-label={t('list.removeFilter', { filter: label })} onClick={onRemove}>
      {label}
      <X size={16} aria-hidden />
    </Chip>
  );
}

const DayBox = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: color.muted,
  fontSize: fontSize.small,
  '& > input': { ...fieldBox, width: 'auto', minWidth: 0, fontSize: fontSize.note },
  // Above its field, so that two days have room beside each other.
  [below.tablet]: { flexDirection: 'column', alignItems: 'stretch', gap: 2 },
});

/** A day in Vietnam, such as `2026-11-24`. */
export function FilterDay({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}) {
  return (
    <DayBox>
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    </DayBox>
  );
}
