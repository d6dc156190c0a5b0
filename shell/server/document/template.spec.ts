import { checkTemplate, fillTemplate, template } from './template.ts';

test('accepts the template of the shop', () => {
  expect(() => checkTemplate(template)).not.toThrow();
});

test.each(['id="gvg-page"', '{{head}}', '{{page}}', '{{data}}'])('rejects a template without %s', (required) => {
  expect(() => checkTemplate(template.replace(required, ''))).toThrow(/lacks/);
});

test('inserts values verbatim', () => {
  const values = { htmlAttributes: '', head: '$& {{data}}', page: '$1', data: 'end' };
  expect(fillTemplate('{{head}}|{{page}}|{{data}}', values)).toBe('$& {{data}}|$1|end');
});
