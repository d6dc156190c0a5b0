export type BackingServices = Record<'MONGODB_URI' | 'AMQP_URL' | 'REDIS_URL', string>;

/** Returns the addresses of the real backing services, by environment variable. @throws Error naming the missing one */
export function backingServices(environment: NodeJS.ProcessEnv = process.env): BackingServices {
  const addressIn = (name: keyof BackingServices): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} must hold the address of a real backing service; \`npm test\` provides one`);
    return value;
  };
  return { MONGODB_URI: addressIn('MONGODB_URI'), AMQP_URL: addressIn('AMQP_URL'), REDIS_URL: addressIn('REDIS_URL') };
}
