import { useEffect, useRef } from 'react';
import { withPlainSigns } from '@gvg/contracts/values/typed-text';
import { isDialogOpen, isField } from './is-field.ts';
import { ScannedKeys, isEnd } from './scanned-keys.ts';

/** A scanner that types is faster than a person, also one that is joined by radio. */
export const betweenKeysMs = 100;
const shortestCode = 4;
const longestCode = 200;

/** Takes a code; false leaves it to who comes next. `wasChanged`: a Vietnamese input method has changed it on its way, and it was put together again. */
export type OnScan = (code: string, wasChanged: boolean) => boolean;

/** Who takes a code, the first one first. */
const takers: { current: OnScan }[] = [];

let typed = new ScannedKeys();
let typedAt = 0;

/** Hands a code on, whatever has read it. */
export function deliverScan(code: string, wasChanged = false): void {
  // Longer ones are cut by the searches that they are for.
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
    // Enter at the end of a code neither presses the focused button nor opens the focused row.
    event.preventDefault();
    event.stopImmediatePropagation();
    // An open dialog is answered first.
    if (!isDialogOpen()) deliverScan(text, wasChanged);
    return;
  }
  if (!isFast) typed = new ScannedKeys();
  if (typed.press(event)) typedAt = event.timeStamp;
}

/**
 * Runs `onScan` with each code that a scanner types on the page while no field has the focus (characters in quick succession and Enter), or that the camera
 * reads. `isLast`: after all others on the page.
 */
export function useScanner(onScan: OnScan, { isLast = false } = {}): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    // In the capture phase, so that the Enter of a code reaches nothing on the page.
    if (takers.length === 0) addEventListener('keydown', onKeyDown, true);
    if (isLast) takers.push(latest);
    else takers.unshift(latest);
    return () => {
      takers.splice(takers.indexOf(latest), 1);
      if (takers.length === 0) removeEventListener('keydown', onKeyDown, true);
    };
  }, [isLast]);
}
