import type { EditorProps } from '../rich-text/editor-props.ts';

/** In place of Quill, which needs a browser: the markup itself. */
export const RichTextEditor = ({ label, value, isInvalid, onChange }: EditorProps) => (
  <textarea
    aria-label={label}
    aria-invalid={isInvalid}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
