/**
 * The four rules of the checklist at registration (specification §5), in its order. Without zod, so that the form can check them while
 * typing.
 */
export const passwordRules = {
  LENGTH: /^.{8,}$/s,
  LOWERCASE: /[a-z]/,
  UPPERCASE: /[A-Z]/,
  NUMBER: /\d/,
} as const;
export type PasswordRule = keyof typeof passwordRules;

/** Specification §5: letters, digits and @$!%*?& */
export const passwordCharacters = /^[A-Za-z\d@$!%*?&]*$/;

export const maximumPasswordLength = 128;

/** The same rules for password managers (the attribute `passwordrules`), which otherwise generate passwords with hyphens. */
export const passwordManagerRules = `minlength: 8; maxlength: ${maximumPasswordLength}; required: lower; required: upper; required: digit; allowed: [@$!%*?&];`;

/** Returns whether a password may be registered: every rule of the checklist, and only allowed characters. */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length <= maximumPasswordLength &&
    passwordCharacters.test(password) &&
    Object.values(passwordRules).every((rule) => rule.test(password))
  );
}
