import { checkTemplate, fillTemplate, template } from './template.ts';

test('the template has every place and every part', () => {
  expect(() => checkTemplate(template)).not.toThrow();
});

test.each(['id="gvg-content"', 'id="gvg-header"', '{{head}}', '{{data}}'])('without %s the shell refuses to start', (required) => {
  expect(() => checkTemplate(template.replace(required, ''))).toThrow(/lacks/);
});

test('what is filled in is taken as it is', () => {
  const values = { htmlAttributes: '', head: '$& {{footer}}', header: '$1', content: '', footer: 'end', data: '' };
  expect(fillTemplate('{{head}}|{{header}}|{{footer}}', values)).toBe('$& {{footer}}|$1|end');
});
