/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { hasPicture } from './has-picture.ts';

const pasted = (html: string, ...types: string[]) => ({
  files: types.map((type) => new File(['x'], 'a', { type })) as unknown as FileList,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

it.each([
  ['a screenshot', pasted('', 'image/png'), true],
  ['a text with a picture', pasted('<p>a</p><IMG src="https://other.example/a.png">'), true],
  ['cells of Excel, which adds a picture of them', pasted('<table></table>', 'image/png'), false],
  ['a text', pasted('<p>imgs &lt;img&gt;</p>'), false],
  ['another file', pasted('', 'text/plain'), false],
])('detects a pasted picture in %s', (_, data, expected) => {
  expect(hasPicture(data)).toBe(expected);
});
