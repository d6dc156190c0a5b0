import { useEffect, useRef } from 'react';
import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import { isDialogOpen, isField } from './is-field.ts';
import { ScannedKeys, isEnd } from './scanned-keys.ts';

/** Longest pause between keys of a scanner, including wireless ones. A person types more slowly. */
export const betweenKeysMs = 100;
const shortestCode = 4;
const longestCode = 200;

/** Handles a code. Returns false to pass it to the next handler. `wasChanged` means that an input method changed the code and it was reconstructed. */
export type OnScan = (code: string, wasChanged: boolean) => boolean;

/** Handlers of codes, highest priority first. */
const takers: { current: OnScan }[] = [];

let typed = new ScannedKeys();
let typedAt = 0;

/** Passes a code from a scanner or the camera to the handlers. */
export function deliverScan(code: string, wasChanged = false): void {
  // Longer codes exceed the limit of the searches.
  const plain = withPlainSigns(code.slice(0, longestCode)).trim();
  takers.some((taker) => taker.current(plain, wasChanged));
}

function onKeyDown(event: KeyboardEvent): void {
  // A key that is held down repeats as fast as a scanner types.
  if (isField(event.target) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) {
    typed = new ScannedKeys();
    return;
  }
  const isFast = event.timeStamp - typedAt <= betweenKeysMs;
  if (isEnd(event)) {
    const { text, wasChanged } = typed;
    typed = new ScannedKeys();
    if (!isFast || text.length < shortestCode) return;
    // The Enter of a scan must not press the focused button or open the focused row.
    event.preventDefault();
    event.stopImmediatePropagation();
    // Ignored while a dialog is open.
    if (!isDialogOpen()) deliverScan(text, wasChanged);
    return;
  }
  if (!isFast) typed = new ScannedKeys();
  if (typed.press(event)) typedAt = event.timeStamp;
}

/**
 * Calls `onScan` for each code that the camera reads, or that a scanner types (characters in quick succession and Enter) while no field has the focus. With
 * `isLast`, other handlers on the page come first.
 */
export function useScanner(onScan: OnScan, { isLast = false } = {}): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    // In the capture phase, so that the Enter of a scan does not reach the page.
    if (takers.length === 0) addEventListener('keydown', onKeyDown, true);
    if (isLast) takers.push(latest);
    else takers.unshift(latest);
    return () => {
      takers.splice(takers.indexOf(latest), 1);
      if (takers.length === 0) removeEventListener('keydown', onKeyDown, true);
    };
  }, [isLast]);
}
