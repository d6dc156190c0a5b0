import { isAcceptablePassword, maximumPasswordLength, passwordManagerRules } from './password-rules.ts';

it('gives password managers the rules of the checklist', () => {
  const rules = passwordManagerRules.split(';').map((rule) => rule.trim());
  expect(rules).toEqual(
    expect.arrayContaining([
      'minlength: 8',
      `maxlength: ${maximumPasswordLength}`,
      ...['lower', 'upper', 'digit'].map((kind) => `required: ${kind}`),
    ]),
  );
  const [, allowed = ''] = /allowed: \[(.+)\]/.exec(passwordManagerRules) ?? [];
  expect(isAcceptablePassword(`hoxkyp3kacfU${allowed}wymgut`)).toBe(true);
  // A password that Safari generates without rules.
  expect(isAcceptablePassword('hoxkyp-3kacfU-wymgut')).toBe(false);
});
