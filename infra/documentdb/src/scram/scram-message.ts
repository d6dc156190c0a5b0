/** Parses the attributes of a SCRAM message (RFC 5802), `r=…,s=…,i=…`, by letter. */
export function scramAttributes(message: string): ReadonlyMap<string, string> {
  return new Map(message.split(',').map((attribute) => [attribute.slice(0, 1), attribute.slice(2)]));
}

/** Header that clients of both protocols send, without channel binding or authorization identity, and its base64. */
export const channelHeader = 'n,,';
export const channelBinding = 'biws';

export function escapeUser(user: string): string {
  return user.replaceAll('=', '=3D').replaceAll(',', '=2C');
}
