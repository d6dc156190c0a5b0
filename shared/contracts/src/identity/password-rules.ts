/** The four rules of the checklist at registration (specification §5), in its order; without zod, so that the form can show them as they are typed. */
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

/** The same rules as password managers read them (the attribute `passwordrules`), which would make up one with hyphens. */
export const passwordManagerRules = `minlength: 8; maxlength: ${maximumPasswordLength}; required: lower; required: upper; required: digit; allowed: [@$!%*?&];`;

/** Whether a password may be registered: every rule of the checklist, allowed characters only. */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length <= maximumPasswordLength &&
    passwordCharacters.test(password) &&
    Object.values(passwordRules).every((rule) => rule.test(password))
  );
}
