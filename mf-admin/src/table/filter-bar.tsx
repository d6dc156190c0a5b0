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

/** Debounce of the search in milliseconds. */
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

/** Filters that are collapsed on phones, where they would fill the first screen. `values` contains the value of each, to count the active ones. */
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

/** Select in a row with others. */
export const InlineSelect = styled('select')({ ...fieldBox, width: 'auto', maxWidth: '100%', fontSize: fontSize.note });

/** Debounced search field. */
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
  // The URL also changes by Back, a reset or a link.
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

/** Filter with one or no value. */
export function FilterSelect({
  label,
  value,
  options,
  onChoose,
}: {
  /** Also shown while no value is chosen. */
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

/** Filter set by a link, with a button to remove it. */
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
  // Label above its field, so that two days fit side by side.
  [below.tablet]: { flexDirection: 'column', alignItems: 'stretch', gap: 2 },
});

/** Filter by a day in Vietnam, such as `2026-11-24`. */
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
