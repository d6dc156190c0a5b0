import type { Locale } from '@gvg/contracts/values/locale';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';

/** Returns the ids of the chosen lines. Throws `INVALID_PAYLOAD` for a line chosen twice. */
export function uniqueLineIds(chosen: readonly { line: string }[], locale: Locale): string[] {
  const ids = chosen.map(({ line }) => line);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ path: `lines.${index}.line`, code: 'INVALID_VALUE', locale }],
  );
  if (repeated.length > 0) throw invalidFields(repeated);
  return ids;
}
