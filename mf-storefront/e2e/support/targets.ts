import type { Page } from '@playwright/test';

/**
 * Returns links, buttons and choices less than 44 px high, except links within a sentence. A label belongs to its choice, an `::after` to
 * its link.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInText = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline';
    const heightOf = (element: Element) => {
      const box = element.matches('input[type="radio"], input[type="checkbox"]')
        ? (element.closest('label') ?? element)
        : element;
      return Math.max(
        box.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(box, '::after').height) || 0,
      );
    };
    return [...document.querySelectorAll('a, button, summary, input:not([type="hidden"]), select, textarea')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[href="#gvg-content"]') &&
          !isInText(element) &&
          heightOf(element) < 43.5,
      )
      .map((element) => `${Math.round(heightOf(element))}: ${element.outerHTML.slice(0, 120)}`);
  });

/** Returns fields with letters smaller than 16 px, which iOS zooms into. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );
