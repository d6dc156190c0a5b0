const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Yields every spelling with one letter of `word` dropped, inserted, replaced or swapped. */
export function* oneTypoAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 0) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after.length > 0) yield before + letter + after.slice(1);
    }
  }
}
