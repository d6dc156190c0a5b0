import { displayPhone, phoneToE164 } from '@gvg/addresses/phones';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { withoutTelex } from '../../area/telex-keys.ts';
import { isOrderCode } from '../scan/order-code.ts';

export interface Reading {
  kind: 'PHONE' | 'CODE' | 'EMAIL';
  /** As it is usually written. */
  text: string;
}

/** No country: every number is shown with its country's. */
const anywhere = '';

/** What is searched for by a text: the code of an order also where a scanner has typed it through a Vietnamese input method, otherwise the text itself. */
export function searchedText(text: string): string {
  const typed = text.trim();
  const code = codeKeyOf(withoutTelex(typed));
  return isOrderCode(code) && !isOrderCode(codeKeyOf(typed)) ? code : typed;
}

/** What a search is understood as; undefined for words. */
export function readAs(search: string): Reading | undefined {
  const code = codeKeyOf(search);
  if (isOrderCode(code)) return { kind: 'CODE', text: code };
  if (/^\S+@\S+$/.test(search)) return { kind: 'EMAIL', text: search };
  const e164 = phoneToE164(search);
  return e164 === undefined ? undefined : { kind: 'PHONE', text: displayPhone(e164, anywhere) };
}
