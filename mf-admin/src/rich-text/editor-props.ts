import type { Locale } from '@gvg/contracts/values/locale';

export interface EditorProps {
  label: string;
  /** Language of the text. */
  language: Locale;
  /** Markup allowed by the contracts' rich-text rules. */
  value: string;
  isInvalid: boolean;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  placeholder?: string | undefined;
  onChange: (markup: string) => void;
  onBlur?: (() => void) | undefined;
}
