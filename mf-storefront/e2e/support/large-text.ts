import type { Page } from '@playwright/test';

/** Doubles the root's font size, as a reader does in the browser's settings. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the texts that are cut off by their box: the content is larger than the box, which does not scroll. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.clientWidth <= 1 || element.textContent.trim() === '') return false;
      const cutsWidth = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsHeight = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return cutsWidth || cutsHeight;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && isCut(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Returns pairs of texts that overlap, except floating elements. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isVisuallyHidden(element.parentElement));
    /** Returns the part of a box that the element's scrolling ancestors show. */
    const shownPart = (box: DOMRect, element: Element | null): DOMRect => {
      if (element === null || element === document.body) return box;
      if (getComputedStyle(element).overflowX === 'visible') return shownPart(box, element.parentElement);
      const frame = element.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
      return shownPart(new DOMRect(left, box.top, Math.max(0, right - left), box.height), element.parentElement);
    };
    const boxesOf = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const boxes: { text: string; rect: DOMRect }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          parent === null ||
          node.textContent?.trim() === '' ||
          !parent.checkVisibility({ visibilityProperty: true }) ||
          parent.closest('script, style, [data-floating]') ||
          isVisuallyHidden(parent)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const rect = shownPart(box, parent);
          if (rect.width > 2 && rect.height > 2) boxes.push({ text: node.textContent ?? '', rect });
        }
      }
      return boxes;
    };
    const covered = (a: DOMRect, b: DOMRect) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      // Line boxes are taller than their letters.
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - 0.35 * Math.min(a.height, b.height);
      return width > 2 && height > 2;
    };
    return ['header', 'main', 'footer'].flatMap((selector) => {
      const root = document.querySelector(selector);
      const boxes = root === null ? [] : boxesOf(root);
      return boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .flatMap((other) =>
            covered(box.rect, other.rect) ? `${box.text.slice(0, 40)} × ${other.text.slice(0, 40)}` : [],
          ),
      );
    });
  });
