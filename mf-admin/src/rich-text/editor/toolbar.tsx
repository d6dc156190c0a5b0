import { color, fontSize, radius, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { toolbar } from './toolbar-controls.ts';
import type { Action, Choice, Control, Toggle } from './toolbar-controls.ts';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 4,
  borderBottom: `1px solid ${color.line}`,
  borderRadius: `${radius.input}px ${radius.input}px 0 0`,
  backgroundColor: color.paper,
});
/** The controls wrap individually, so that lines fill up. */
const Group = styled('div')({ display: 'contents' });
const control = {
  minHeight: rem(32),
  padding: 0,
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: fontSize.small,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
  '@media (pointer: coarse)': { minWidth: rem(40), minHeight: rem(40) },
} as const;
const Button = styled('button')({
  ...control,
  display: 'grid',
  placeItems: 'center',
  width: rem(30),
  '&[aria-pressed="true"]': { backgroundColor: color.jadeSoft, color: color.jade },
});
const Select = styled('select')({
  ...control,
  maxWidth: rem(110),
  paddingInline: 4,
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  '& option': { backgroundColor: color.card, color: color.ink },
  '&:not([data-unset])': { backgroundColor: color.jadeSoft, color: color.jade },
});

/** Formats at the cursor. */
export type Formats = Readonly<Record<string, unknown>>;

export interface ToolbarProps {
  /** Label of the text field. */
  label: string;
  /** Id of the text field. */
  controls: string;
  formats: Formats;
  /** `undefined` removes the format. */
  onFormat: (format: string, value: string | true | undefined) => void;
  onAction: (name: Action['name']) => void;
  /** Returns the focus to the text. */
  onLeave: () => void;
  ref: Ref<HTMLDivElement>;
}

const isOn = ({ format, value }: Toggle, formats: Formats) =>
  value === true ? Boolean(formats[format]) : formats[format] === value;
const isActive = (each: Action, formats: Formats) => each.name === 'link' && Boolean(formats['link']);

const controlsOf = (toolbarElement: Element) => [...toolbarElement.querySelectorAll<HTMLElement>('button, select')];

/** Toolbar of the editor with one tab stop. Left and Right move between controls, Escape returns to the text. */
export function Toolbar({ label, controls, formats, onFormat, onAction, onLeave, ref }: ToolbarProps) {
  const { t } = useStaffTexts();
  const [stop, setStop] = useState('bold');
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = controlsOf(event.currentTarget);
    const index = all.indexOf(event.target as HTMLElement);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % all.length,
      ArrowLeft: (index + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = all[targets[event.key] ?? -1];
    if (event.key === 'Escape') onLeave();
    else if (target === undefined) return;
    else target.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => setStop(target.getAttribute('name') ?? 'bold');
  const common = (each: Control) => ({
    name: each.name,
    tabIndex: each.name === stop ? 0 : -1,
    'aria-label': t(`editor.${each.name}`),
    title: t(`editor.${each.name}`),
  });
  const button = (each: Toggle | Action) => {
    const isPressed = each.kind === 'toggle' ? isOn(each, formats) : isActive(each, formats);
    const hasState = each.kind === 'toggle' || each.name === 'link';
    return (
      <Button
        key={each.name}
        type="button"
        {...common(each)}
        {...(hasState ? { 'aria-pressed': isPressed } : {})}
        onClick={() =>
          each.kind === 'toggle' ? onFormat(each.format, isPressed ? undefined : each.value) : onAction(each.name)
        }
      >
        <each.Icon size={17} aria-hidden />
      </Button>
    );
  };
  const select = (each: Choice) => {
    const present = formats[each.format];
    const value = each.values.find((option) => option === String(present)) ?? '';
    return (
      <Select
        key={each.name}
        {...common(each)}
        {...(value === '' ? { 'data-unset': '' } : {})}
        value={value}
        onChange={({ currentTarget }) => onFormat(each.format, currentTarget.value || undefined)}
      >
        <option value="">{t(`editor.usual.${each.name}`)}</option>
        {each.values.map((option) => (
          <option key={option} value={option}>
            {t(`editor.options.${each.name}.${option}`)}
          </option>
        ))}
      </Select>
    );
  };
  return (
    <Frame
      ref={ref}
      role="toolbar"
      aria-label={t('editor.toolbar', { label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {toolbar.map((group) => (
        <Group key={group[0]?.name}>
          {group.map((each) => (each.kind === 'choice' ? select(each) : button(each)))}
        </Group>
      ))}
    </Frame>
  );
}
