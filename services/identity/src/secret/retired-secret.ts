/** Former default of KEY_ENCRYPTION_SECRET. It is public, so it only opens once what earlier versions have sealed, and is rejected as a value. */
export const retiredSecret = 'a secret of the demonstration, known to everybody';
