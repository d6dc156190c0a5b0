/**
 * Attributes of the email field for keyboards and password managers. Not `type="email"`: browsers change the text typed into such a field.
 */
export const emailInput = {
  name: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
