/** The name of an account, for keyboards and password managers. Not `type="email"`: browsers change what is typed into such a field. */
export const emailInput = {
  name: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
