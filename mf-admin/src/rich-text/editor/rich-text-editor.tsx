import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, MouseEvent } from 'react';
import { shellApi } from '@gvg/browser-kit';
import ReactQuill from 'react-quill';
import Quill from 'quill';
import Delta from 'quill-delta';
import { Range } from 'quill/core/selection.js';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import type { EditorProps } from '../editor-props.ts';
import { EditorFrame } from './editor-styles.ts';
import { FormulaBlot } from './formula-blot.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { hasPicture } from './has-picture.ts';
import { LinkDialog } from './link-dialog.tsx';
import { formats as allowedFormats, registerFormats } from './register-formats.ts';
import { storedMarkup } from './stored-markup.ts';
import { formulaAt, linkAt } from './text-at.ts';
import { Toolbar } from './toolbar.tsx';
import type { Formats } from './toolbar.tsx';
import type { Action } from './toolbar-controls.ts';

registerFormats();

/** Drops the TeX annotation of a pasted formula, which its page does not show either. */
const nothing = () => new Delta();

/** Disables Quill's bindings of Tab, so that Tab leaves the editor and does not trap the keyboard. Indentation has buttons and Ctrl+[ and Ctrl+]. */
const withoutTab = Object.fromEntries(
  ['tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block', 'remove tab'].map((name) => [name, null]),
);

interface Asked {
  dialog: 'link' | 'formula';
  /** Target of the dialog, which takes the focus and thus the selection. */
  range: Range;
}

/** Quill with its own accessible toolbar. Only changes by the user are reported, because Quill also rewrites the initial markup. */
export function RichTextEditor({
  label,
  language,
  value,
  isInvalid,
  describedBy,
  placeholder,
  onChange,
  onBlur,
}: EditorProps) {
  const { t } = useStaffTexts();
  const id = useId();
  const component = useRef<ReactQuill>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState<Formats>({});
  const [asked, setAsked] = useState<Asked>();
  const quill = (): Quill => component.current?.getEditor() as Quill;
  const focusBar = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const indent = (step: '+1' | '-1') => () => quill().format('indent', step, 'user');
  /** Quill is recreated when its modules change, so they are created once. */
  const [modules] = useState(() => ({
    toolbar: false,
    clipboard: { matchers: [['annotation', nothing]] as [string, () => Delta][] },
    // Pictures have their own field in the form.
    uploader: { mimetypes: [] },
    keyboard: {
      bindings: {
        ...withoutTab,
        toToolbar: { key: 'F10', altKey: true, handler: () => focusBar() },
        leave: { key: 'Escape', handler: () => focusBar() },
        more: { key: ']', shortKey: true, handler: indent('+1') },
        less: { key: '[', shortKey: true, handler: indent('-1') },
      },
    },
  }));
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const editor = quill();
    editor.setContents(editor.clipboard.convert({ html: value }), 'api');
  }, [value]);
  // Before paint, because the toolbar refers to its id.
  useLayoutEffect(() => {
    const { root } = quill();
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      lang: language,
    };
    for (const [name, text] of Object.entries(attributes)) {
      if (text === undefined) root.removeAttribute(name);
      else root.setAttribute(name, text);
    }
  }, [id, label, language, describedBy, isInvalid]);
  const showFormats = () => {
    // Quill writes the initial markup before the ref is set.
    const editor = component.current?.editor;
    const range = editor?.getSelection() ?? null;
    if (editor !== undefined && range !== null) setFormats(editor.getFormat(range));
  };
  const format = (name: string, wanted: string | true | undefined) => {
    const editor = quill();
    editor.focus();
    editor.format(name, name === 'header' && wanted !== undefined ? Number(wanted) : (wanted ?? false), 'user');
    showFormats();
  };
  const clean = (editor: Quill) => {
    const range = editor.getSelection(true);
    if (range.length > 0) editor.removeFormat(range.index, range.length, 'user');
    else for (const name of Object.keys(editor.getFormat(range))) editor.format(name, false, 'user');
  };
  const act = (name: Action['name']) => {
    const editor = quill();
    const range = editor.getSelection(true);
    if (name === 'link' || name === 'formula') return setAsked({ dialog: name, range });
    if (name === 'clean') clean(editor);
    else indent(name === 'indent' ? '+1' : '-1')();
    showFormats();
  };
  const close = (range: Range) => {
    setAsked(undefined);
    // The dialog first returns the focus to its button.
    setTimeout(() => quill().setSelection(range));
  };
  /** A formula is atomic: a click selects it, so that its button can edit it. */
  const selectFormula = ({ target }: MouseEvent) => {
    const node = target instanceof Element ? target.closest('.ql-formula') : null;
    const formula = node && Quill.find(node);
    if (formula instanceof FormulaBlot) quill().setSelection(quill().getIndex(formula), 1, 'user');
  };
  /** Reports a dropped picture instead of ignoring it silently. */
  const reportLeftOutPicture = (data: DataTransfer) => {
    if (hasPicture(data)) shellApi().toast({ kind: 'info', text: t('editor.pictureLeftOut') });
  };
  const setLink = ({ index, length }: Range, address: string, words: string) => {
    const editor = quill();
    if (length > 0) editor.formatText(index, length, 'link', address === '' ? false : address, 'user');
    else editor.insertText(index, words, 'link', address, 'user');
    close(new Range(index + (length > 0 ? length : words.length)));
  };
  const setFormula = ({ index, length }: Range, tex: string) => {
    const editor = quill();
    if (length > 0) editor.deleteText(index, length, 'user');
    editor.insertEmbed(index, 'formula', tex, 'user');
    close(new Range(index + 1));
  };
  return (
    <>
      <EditorFrame
        {...(isInvalid ? { 'data-invalid': '' } : {})}
        onBlur={onBlur}
        onClick={selectFormula}
        onPasteCapture={({ clipboardData }: ClipboardEvent) => reportLeftOutPicture(clipboardData)}
        onDropCapture={({ dataTransfer }: DragEvent) => reportLeftOutPicture(dataTransfer)}
      >
        <Toolbar
          ref={bar}
          label={label}
          controls={id}
          formats={formats}
          onFormat={format}
          onAction={act}
          onLeave={() => quill().focus()}
        />
        <ReactQuill
          ref={component}
          theme="default"
          modules={modules}
          formats={allowedFormats}
          defaultValue={value}
          useSemanticHTML={false}
          {...(placeholder === undefined ? {} : { placeholder })}
          onChangeSelection={showFormats}
          onChange={(_, __, source) => {
            showFormats();
            if (source !== 'user') return;
            known.current = storedMarkup(quill().root);
            onChange(known.current);
          }}
        />
      </EditorFrame>
      {asked?.dialog === 'link' && (
        <LinkDialog {...linkAt(quill(), asked.range)} onSet={setLink} onClose={() => close(asked.range)} />
      )}
      {asked?.dialog === 'formula' && (
        <FormulaDialog
          tex={formulaAt(quill(), asked.range)}
          onSet={(tex) => setFormula(asked.range, tex)}
          onClose={() => close(asked.range)}
        />
      )}
    </>
  );
}
