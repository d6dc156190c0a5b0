import {
  currentPasswordSchema,
  displayNameSchema,
  emailSchema,
  newPasswordSchema,
  secondFactorCodeSchema,
  signInEmailSchema,
} from '@gvg/contracts/identity/fields';
import { z } from 'zod';

/** The fields of the request bodies, without the endpoints and their responses, which pages do not need. */
export const loginSchema = z.strictObject({ email: signInEmailSchema, password: currentPasswordSchema });
export const registerSchema = z.strictObject({
  displayName: displayNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export const forgotSchema = z.strictObject({ email: emailSchema });
export const codeSchema = z.strictObject({ code: secondFactorCodeSchema });
export const resetSchema = z.strictObject({ newPassword: newPasswordSchema });
export const confirmationSchema = z.strictObject({ password: currentPasswordSchema });
