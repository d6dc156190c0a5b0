import type { EditorProps } from '../rich-text/editor-props.ts';

/** Plain markup field in place of Quill, which needs a browser. */
export const RichTextEditor = ({ label, value, isInvalid, onChange }: EditorProps) => (
  <textarea
    aria-label={label}
    aria-invalid={isInvalid}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
