import { checkTemplate, fillTemplate, template } from './template.ts';

test('accepts the template of the shop', () => {
  expect(() => checkTemplate(template)).not.toThrow();
});

test.each(['id="gvg-content"', 'id="gvg-header"', '{{head}}', '{{data}}'])(
  'rejects a template without %s',
  (required) => {
    expect(() => checkTemplate(template.replace(required, ''))).toThrow(/lacks/);
  },
);

test('inserts values verbatim', () => {
  const values = { htmlAttributes: '', head: '$& {{footer}}', header: '$1', content: '', footer: 'end', data: '' };
  expect(fillTemplate('{{head}}|{{header}}|{{footer}}', values)).toBe('$& {{footer}}|$1|end');
});
