import type { Locale } from '@gvg/contracts/values/locale';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';

/** Ids of the chosen lines. Throws INVALID_PAYLOAD where one is chosen twice. */
export function uniqueLineIds(chosen: readonly { line: string }[], locale: Locale): string[] {
  const ids = chosen.map(({ line }) => line);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ path: `lines.${index}.line`, code: 'INVALID_VALUE', locale }],
  );
  if (repeated.length > 0) throw invalidFields(repeated);
  return ids;
}
