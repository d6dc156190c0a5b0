import { displayPhone, phoneToE164 } from '@gvg/addresses/phones';
import { codeKeyOf } from '@gvg/contracts/values/code-key';
import { withoutTelex } from '../../area/telex-keys.ts';
import { isOrderCode } from '../scan/order-code.ts';

export interface Reading {
  kind: 'PHONE' | 'CODE' | 'EMAIL';
  /** In its usual format. */
  text: string;
}

/** No home country, so every number is shown with its country code. */
const anywhere = '';

/** Returns the text to search for. An order code typed by a scanner through a Vietnamese input method is restored. */
export function searchedText(text: string): string {
  const typed = text.trim();
  const code = codeKeyOf(withoutTelex(typed));
  return isOrderCode(code) && !isOrderCode(codeKeyOf(typed)) ? code : typed;
}

/** Returns how a search is understood. Undefined for words. */
export function readAs(search: string): Reading | undefined {
  const code = codeKeyOf(search);
  if (isOrderCode(code)) return { kind: 'CODE', text: code };
  if (/^\S+@\S+$/.test(search)) return { kind: 'EMAIL', text: search };
  const e164 = phoneToE164(search);
  return e164 === undefined ? undefined : { kind: 'PHONE', text: displayPhone(e164, anywhere) };
}
