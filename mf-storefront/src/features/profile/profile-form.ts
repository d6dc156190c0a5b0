import { displayPhone } from '@gvg/addresses/phones';
import { birthdaySchema, displayNameSchema, genders, phoneSchema } from '@gvg/contracts/identity/fields';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { locales } from '@gvg/contracts/values/locale';
import { z } from 'zod';
import { formatBirthday, parseBirthday } from './birthday.ts';

const blankAsNull = z.string().transform((text) => (text.trim() === '' ? null : text));

const today = () => new Date().toISOString().slice(0, 10);

/** Personal data in a form: an empty text clears a field. Its output is a part of the body of `updateMe`, with the contract's rules. */
export const profileFormSchema = z.object({
  displayName: displayNameSchema,
  phone: blankAsNull.pipe(phoneSchema.nullable()),
  birthday: blankAsNull
    .transform((text) => text && parseBirthday(text))
    .pipe(birthdaySchema.refine((date) => date <= today(), { error: 'INVALID_DATE' }).nullable()),
  gender: z.union([z.literal('').transform(() => null), z.enum(genders)]),
  locale: z.enum(locales),
});

export type ProfileValues = z.input<typeof profileFormSchema>;
export type ProfileData = z.output<typeof profileFormSchema>;
export type ProfileField = keyof ProfileValues;

export const profileFields = Object.keys(profileFormSchema.shape) as ProfileField[];

export const valuesOf = ({ displayName, phone, birthday, gender, locale }: User): ProfileValues => ({
  displayName,
  phone: phone === null ? '' : displayPhone(phone),
  birthday: birthday === null ? '' : formatBirthday(birthday),
  gender: gender ?? '',
  locale,
});
