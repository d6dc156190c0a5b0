/** `l***@example.com`: enough for the owner to recognize, too little for another reader of the mail. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}***${email.slice(at)}`;
}
