/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foreignMarkup, hostileMarkup, richTextRules } from '@gvg/testing/hostile-markup';
import { cleanPasted } from './clean-pasted.ts';

it.each(hostileMarkup)('removes foreign markup from %s', (_name, html) => {
  expect(foreignMarkup({ html: cleanPasted(html), rules: richTextRules })).toEqual([]);
});

it('separates list items of Word and cells of a table', () => {
  const html = readFileSync(path.join(import.meta.dirname, 'word-and-table.html'), 'utf8');
  const clean = cleanPasted(html).replaceAll(/\s*\n\s*/g, '');
  expect(clean).toBe('<p>Cân nặng | 500 g</p><p>Xuất xứ | Huế</p><li data-list="bullet">Mục một</li>');
});

it.each([
  ['<span style="font-weight:700">a</span>', '<strong>a</strong>'],
  ['<span style="color:#000;font-style:italic">a</span>', '<em>a</em>'],
  ['<span style="text-decoration:line-through">a</span>', '<s>a</s>'],
  ['<b style="font-weight:normal" id="docs-internal-guid"><p>a</p></b>', '<span><p>a</p></span>'],
  ['<b>a</b>', '<b>a</b>'],
  ['<p class="MsoNormal"><o:p>a</o:p></p>', '<p>a</p>'],
  ['<svg><title>a</title></svg><iframe>b</iframe>c', 'c'],
  ['<table><tr><th>a</th> <td>b</td></tr><tr><td>c</td></tr></table>', '<p>a |  b</p><p>c</p>'],
  [
    '<table><tr><td><p>a</p></td><td><p class="MsoNormal">b</p></td></tr></table>',
    '<p><span>a</span> | <span>b</span></p>',
  ],
  [
    "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>a</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>b</p>",
    '<li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li>',
  ],
])('preserves allowed markup of %s', (html, clean) => {
  expect(cleanPasted(html)).toBe(clean);
});
