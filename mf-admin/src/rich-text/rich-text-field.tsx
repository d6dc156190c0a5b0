import { laterComponent } from '@gvg/browser-kit';
import { InvalidMessage } from '@gvg/browser-kit/forms';
import type { Locale } from '@gvg/contracts/values/locale';
import { Note, fieldLabel, rem, styled } from '@gvg/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import type { EditorProps } from './editor-props.ts';

const Label = styled('p')({ ...fieldLabel, margin: '0 0 6px' });
/** Height of an empty editor, to avoid a layout shift. */
const Place = styled('div')({ minHeight: rem(240) });

function EditorMissing() {
  const { t } = useStaffTexts();
  return <Note role="alert">{t('editor.missing')}</Note>;
}

/** Quill is large and used only here. If it fails to load, the text stays unchanged, and the rest of the form can be saved. */
const RichTextEditor = laterComponent<EditorProps>(() =>
  import(/* webpackChunkName: "rich-text-editor" */ './editor/rich-text-editor.tsx').then(
    (module) => module.RichTextEditor,
    () => EditorMissing,
  ),
);

export interface RichTextFieldProps {
  label: string;
  /** Next to the label, for example the language and a mark for missing texts. */
  beside?: ReactNode;
  language: Locale;
  value: string;
  error?: string | undefined;
  placeholder?: string | undefined;
  onChange: (markup: string) => void;
  onBlur?: () => void;
}

/** Rich text with headings, lists, links and formulas, displayed as on the shop's page. */
export function RichTextField({ label, beside, language, error, ...editor }: RichTextFieldProps) {
  const { t } = useStaffTexts();
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div>
      <Label aria-hidden>
        {label} {beside}
      </Label>
      <Place>
        <RichTextEditor
          {...editor}
          label={label}
          language={language}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? hintId : `${hintId} ${errorId}`}
        />
      </Place>
      <Note id={hintId}>{t('editor.keys')}</Note>
      <div aria-live="polite">{error !== undefined && <InvalidMessage id={errorId}>{error}</InvalidMessage>}</div>
    </div>
  );
}
