import { color, fontSize, fontWeight, from, radius, rem, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

const List = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 16,
  marginBottom: 12,
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
});
const Tab = styled('button')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  backgroundColor: 'transparent',
  color: color.muted,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&[aria-pressed="true"]': { borderColor: color.jade, color: color.jade },
});
const Count = styled('span')({
  ...tabularFigures,
  minWidth: rem(22),
  padding: '0 6px',
  borderRadius: radius.pill,
  backgroundColor: color.soil,
  color: color.ink,
  fontSize: fontSize.tiny,
  lineHeight: rem(20),
  textAlign: 'center',
  '&[data-urgent]': { backgroundColor: color.clay, color: color.onClay },
});

/** Tabs with actions on the whole list at their end. */
export const TabsBar = styled('div')({
  display: 'grid',
  gap: '0 16px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :nth-of-type(2), & > a': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    justifySelf: 'start',
    marginBottom: 12,
  },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export interface TabOption<Value> {
  value: Value;
  label: string;
  count?: number | undefined;
  /** Set if there are more than `count`. */
  isMore?: boolean;
  /** Set if something in it is urgent. */
  isUrgent?: boolean;
  /** Before the label. */
  icon?: ReactNode;
}

export interface TabsProps<Value> {
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Tabs that filter a list, one at a time, with their counts. */
export function Tabs<Value extends string | undefined>({ label, options, value: chosen, onChoose }: TabsProps<Value>) {
  const { t } = useStaffTexts();
  const list = useRef<HTMLDivElement>(null);
  // On phones the tabs scroll, and the active one may be out of view.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <List ref={list} role="group" aria-label={label}>
      {options.map(({ value, label: name, count, icon, isUrgent = false, isMore = false }) => (
        <Tab key={value ?? ''} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {icon}
          {name}
          {count !== undefined && (
            <Count {...(isUrgent && count > 0 ? { 'data-urgent': '' } : {})}>
              {isMore ? t('list.orMore', { total: formatNumber(count, 0) }) : formatNumber(count, 0)}
            </Count>
          )}
        </Tab>
      ))}
    </List>
  );
}
