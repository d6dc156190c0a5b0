/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { foreignMarkup, hostileMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { cleanPasted } from './clean-pasted.ts';

it.each(hostileMarkup)('leaves nothing foreign of %s', (_name, html) => {
  expect(foreignMarkup({ html: cleanPasted(html), rules: richTextRules })).toEqual([]);
});

it.each([
  ['<span style="font-weight:700">a</span>', '<strong>a</strong>'],
  ['<span style="color:#000;font-style:italic">a</span>', '<em>a</em>'],
  ['<span style="text-decoration:line-through">a</span>', '<s>a</s>'],
  ['<b style="font-weight:normal" id="docs-internal-guid"><p>a</p></b>', '<span><p>a</p></span>'],
  ['<b>a</b>', '<b>a</b>'],
  ['<p class="MsoNormal"><o:p>a</o:p></p>', '<p>a</p>'],
  ['<svg><title>a</title></svg><iframe>b</iframe>c', 'c'],
])('keeps of %s what a text may have', (html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});
