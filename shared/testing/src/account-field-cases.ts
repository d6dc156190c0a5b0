import type { Locale } from '@gvg/contracts/values/locale';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { ValidationCode } from '@gvg/contracts/definitions/validation-messages';

/** A value of a field. */
export interface FieldCase {
  rule: string;
  value: string;
  /** Typed text, if it differs from the value. */
  typed?: string;
  /** Code of the field's row in the response. A case without one is accepted. */
  code?: ValidationCode;
  placeholders?: Record<string, string>;
}

const refusedAs = (code: ValidationCode, cases: Record<string, string>): FieldCase[] =>
  Object.entries(cases).map(([rule, value]) => ({ rule, value, code }));
const accepted = (cases: Record<string, string>): FieldCase[] =>
  Object.entries(cases).map(([rule, value]) => ({ rule, value }));

/** Specification §5: non-empty and of the form non-space@non-space, else 'Invalid email'. */
const signInEmail = [
  ...refusedAs('INVALID_EMAIL', {
    'an empty address': '',
    'an address without @': 'thuha.example.com',
    'an address without a name': '@example.com',
    'an address without a host': 'thuha@',
    'an address with a space in its name': 'thu ha@example.com',
    'an address with a space in its host': 'thuha@exam ple.com',
    'an address with a second @': 'thu@ha@example.com',
    'an address of 255 characters': `${'a'.repeat(243)}@example.com`,
  }),
  ...accepted({
    'an address': 'Thu.Ha+gvg@example.com',
    'an address with spaces around it': '  thuha@example.com ',
    'the shortest address': 'a@b',
  }),
];

/** The same cases, and texts that are not exactly one deliverable address; `parseEmailAddress` has its own table. */
const email = [
  ...signInEmail,
  ...refusedAs('INVALID_EMAIL', {
    'a list of addresses': 'junk,thuha@example.com',
    'an address in brackets': 'x<thuha@example.com>',
    'an address with an invisible character': 'thu\u034fha@example.com',
  }),
];

/** Specification §5: required, else 'Invalid password'. Any password that an account may have. */
const currentPassword = refusedAs('INVALID_PASSWORD', { 'an empty password': '' });

/**
 * Specification §5: at least 8 characters with one lowercase, one uppercase and one digit, of letters, digits and @$!%*?&, else 'Invalid
 * password'.
 */
const newPassword = [
  ...refusedAs('INVALID_PASSWORD', {
    'an empty password': '',
    'a password of 7 characters': 'Abcdef1',
    'a password without a lowercase letter': 'ABCDEFG1',
    'a password without an uppercase letter': 'abcdefg1',
    'a password without a digit': 'Abcdefgh',
    'a password with another sign': 'Abcdefg1#',
    'a password with a space': 'Abcdefg 1',
    'a password with a Vietnamese letter': 'Mậtkhẩu12',
    'a password of 129 characters': `Aa1${'a'.repeat(126)}`,
  }),
  ...accepted({
    'a password of 8 characters': 'Quehuong9',
    'a password with all signs': 'Aa1@$!%*?&',
    'a password of 128 characters': `Aa1${'a'.repeat(125)}`,
  }),
];

/** Specification §5: required, else 'Invalid display name'. */
const displayName = [
  ...refusedAs('INVALID_DISPLAY_NAME', {
    'an empty name': '',
    'a blank name': '   ',
    'a name that cannot be seen': '\u200b\u200b',
    'a name of 61 characters': 'h'.repeat(61),
  }),
  ...refusedAs('INVALID_CHARACTER', { 'a name with a control character': 'Thu\u0007Hà' }),
  ...accepted({ 'a name': 'Thu Hà', 'a name of 60 characters': 'h'.repeat(60) }),
];

/**
 * Specification §5: optional +84, 84 or 0, then 9 digits that start with 3, 5, 7, 8 or 9, or 10 digits that start with 1; foreign numbers
 * with +.
 */
const phone = [
  ...refusedAs('INVALID_PHONE', {
    'a text': 'abc',
    'a number that is too short': '090123456',
    'a number that starts with 2': '0201234567',
    'a number that is too long': '09012345678',
    'a foreign number without +': '4915123456789',
  }),
  ...accepted({
    'a number with 0': '0901234567',
    'a number with +84 and spaces': '+84 90 123 45 67',
    'a number with 84': '84901234567',
    'a number without any': '901234567',
    'ten digits that start with 1': '1234567890',
    'a foreign number': '+81 90 1234 5678',
  }),
];

const birthday: FieldCase[] = [
  { rule: 'a day that does not exist', value: '1994-02-30', typed: '30/02/1994', code: 'INVALID_DATE' },
  { rule: 'a year before 1900', value: '1899-12-31', typed: '31/12/1899', code: 'INVALID_DATE' },
  { rule: 'a day to come', value: '2999-01-01', typed: '01/01/2999', code: 'INVALID_DATE' },
  { rule: 'a text', value: 'tomorrow', code: 'INVALID_DATE' },
  { rule: 'a day', value: '1994-02-14', typed: '14/2/1994' },
  { rule: 'the 29th of a leap year', value: '2000-02-29', typed: '29/02/2000' },
];

const address = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+81 90 1234 5678',
  country: 'JP',
  region: 'Osaka',
  city: '',
  line: 'Namba 2-3-1, phòng 504',
  postcode: '542-0076',
  isDefault: true,
};

/** Fields of an address in Japan. The rules of every country are tested in @gvg/addresses. */
const addressFields: Record<string, readonly FieldCase[]> = {
  fullName: [
    ...refusedAs('REQUIRED', { 'no recipient': '' }),
    ...refusedAs('INVALID_NAME', { 'a recipient without a letter': '...' }),
    {
      rule: 'a recipient of 101 characters',
      value: 'h'.repeat(101),
      code: 'TOO_LONG',
      placeholders: { maximum: '100' },
    },
  ],
  phone: [...refusedAs('INVALID_PHONE', { 'a text as phone': 'abc' })],
  line: [
    ...refusedAs('REQUIRED', { 'no street': ' ' }),
    { rule: 'a street of 301 characters', value: 'h'.repeat(301), code: 'TOO_LONG', placeholders: { maximum: '300' } },
  ],
  region: [...refusedAs('REQUIRED', { 'no prefecture': '' }), ...accepted({ 'a prefecture': 'Tokyo' })],
  postcode: [
    ...refusedAs('REQUIRED', { 'no postcode': '' }),
    ...refusedAs('INVALID_POSTCODE', {
      'a postcode of another country': '10115',
      'a postcode with a missing digit': '542-007',
    }),
    ...accepted({ 'a postcode': '154-0023', 'a postcode with wide digits': '１５４-００２３' }),
  ],
};

interface CallFields {
  /** Accepted input: the query of forgotPassword, else the body. */
  valid: Record<string, unknown>;
  fields: Record<string, readonly FieldCase[]>;
}

/** Account endpoints that have a form and rules for its fields. */
const callFields = {
  signUp: {
    valid: { email: 'thuha@example.com', password: 'Quehuong9', displayName: 'Thu Hà' },
    fields: { email, password: newPassword, displayName },
  },
  signIn: {
    valid: { email: 'thuha@example.com', password: 'Quehuong9' },
    fields: { email: signInEmail, password: currentPassword },
  },
  signInAdmin: {
    valid: { email: 'thuha@example.com', password: 'Quehuong9' },
    fields: { email: signInEmail, password: currentPassword },
  },
  forgotPassword: { valid: { email: 'thuha@example.com' }, fields: { email } },
  resetPassword: { valid: { newPassword: 'Quehuong9', authCode: 'a'.repeat(43) }, fields: { newPassword } },
  verifyEmail: { valid: { authCode: 'a'.repeat(43) }, fields: { password: currentPassword, newPassword } },
  changePassword: {
    valid: { oldPassword: 'Quehuong9', newPassword: 'Quehuong8' },
    fields: { oldPassword: currentPassword, newPassword },
  },
  changeEmail: {
    valid: { email: 'ha@example.com', password: 'Quehuong9' },
    fields: { email, password: currentPassword },
  },
  updateMe: { valid: {}, fields: { displayName, phone, birthday } },
} as const satisfies Record<string, CallFields>;

export type CallWithForm = keyof typeof callFields;

export interface FieldRow extends FieldCase {
  field: string;
  /** Path of the row in the response's `details`. */
  path: string;
  /** The complete input with this value in its field. */
  input: Record<string, unknown>;
  /** The message in the form and in the response; undefined for an accepted value. */
  message: (locale: Locale) => string | undefined;
}

const rowOf = (field: string, path: string, one: FieldCase, input: Record<string, unknown>): FieldRow => ({
  ...one,
  field,
  path,
  input,
  message: (locale) => one.code && validationMessage(one.code, locale, one.placeholders),
});

/**
 * Returns every rule of the fields of a call (specification §5), each with a value. The form's specs type it, the service's specs send it,
 * and both expect the same message.
 */
export function fieldCases(call: CallWithForm): FieldRow[] {
  const { valid, fields }: CallFields = callFields[call];
  return Object.entries(fields).flatMap(([field, cases]) =>
    cases.map((one) => rowOf(field, field, one, { ...valid, [field]: one.value })),
  );
}

/** Returns the same for the fields of the first address of `updateMe`. */
export function addressFieldCases(): FieldRow[] {
  return Object.entries(addressFields).flatMap(([field, cases]) =>
    cases.map((one) => rowOf(field, `addresses.0.${field}`, one, { addresses: [{ ...address, [field]: one.value }] })),
  );
}

/** An address that the service accepts. */
export const acceptedAddress = address;
