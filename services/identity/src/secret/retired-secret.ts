/** What earlier versions used as KEY_ENCRYPTION_SECRET where none was set. Everybody knows it: it opens what they have sealed, once, and is refused as a value. */
export const retiredSecret = 'a secret of the demonstration, known to everybody';
