/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { showLateFonts } from './show-late-fonts.ts';

test('enables the fonts that the document defers', async () => {
  document.head.innerHTML = '<style media="not all">a{}</style><style id="gvg-late-fonts" media="not all">b{}</style>';
  window.requestIdleCallback = (callback) => Number(void callback({} as IdleDeadline));
  await showLateFonts();
  expect([...document.querySelectorAll('style')].map(({ media }) => media)).toEqual(['not all', 'all']);
});
