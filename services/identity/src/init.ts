import { displayNameSchema, emailSchema, newPasswordSchema } from '@gvg/contracts/identity/fields';
import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import { databaseEnvironment, processEnvironment, readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { hasSystemAdmin, prepareSystemAdmin } from './init/prepare-system-admin.ts';
import { userModel } from './user/user.model.ts';

/** Creates the first SYSTEM_ADMIN of a new shop. Idempotent, safe while instances are running. Address and password are needed only while there is none. */
const initEnvironment = databaseEnvironment.extend({
  ENVIRONMENT: processEnvironment.shape.ENVIRONMENT,
  FIRST_ADMIN_EMAIL: emailSchema.optional(),
  FIRST_ADMIN_PASSWORD: newPasswordSchema.optional(),
  FIRST_ADMIN_NAME: displayNameSchema.optional(),
});
const {
  MONGODB_URI,
  DATABASE_NAME,
  ENVIRONMENT,
  FIRST_ADMIN_EMAIL: email,
  FIRST_ADMIN_PASSWORD: password,
  FIRST_ADMIN_NAME: displayName,
} = readEnvironment(initEnvironment);
const logger = createLogger({ name: 'identity-init', level: 'info' });
const connection = await connectDatabase({ uri: MONGODB_URI, name: DATABASE_NAME, logger });
const users = userModel(connection);
await users.init();
if (email !== undefined && password !== undefined) {
  const created = await prepareSystemAdmin(
    { users, withTransaction: createWithTransaction(connection) },
    { email, password, displayName },
  );
  logger.info({ created }, 'prepared the first system administrator');
} else if (!(await hasSystemAdmin({ users }))) {
  const missing = 'There is no SYSTEM_ADMIN: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD.';
  if (ENVIRONMENT === 'PRODUCTION') throw new Error(missing);
  logger.warn(missing);
}
await connection.close();
