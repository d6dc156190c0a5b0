import type { Locale } from '@gvg/contracts/values/locale';

export interface EditorProps {
  label: string;
  /** Of the text. */
  language: Locale;
  /** Markup as contracts' rich-text allows it. */
  value: string;
  isInvalid: boolean;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  placeholder?: string | undefined;
  onChange: (markup: string) => void;
  onBlur?: (() => void) | undefined;
}
