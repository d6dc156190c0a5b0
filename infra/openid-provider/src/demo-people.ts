/** Claims of an account, as in Google's ID token. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture: string;
}

const people = [
  { sub: 'demo-linh', email: 'linh.tran@gmail.example', name: 'Trần Mỹ Linh' },
  { sub: 'demo-huy', email: 'huy.nguyen@gmail.example', name: 'Nguyễn Quốc Huy' },
  { sub: 'demo-anna', email: 'anna.schmidt@gmail.example', name: 'Anna Schmidt' },
];

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(-2)
    .join('')
    .toUpperCase();

export const pictureOf = (sub: string, issuer: string) => new URL(`/pictures/${sub}.svg`, issuer).href;

/** Returns the people who can be chosen without a form. */
export const demoPeople = (issuer: string): Person[] =>
  people.map((person) => ({ ...person, email_verified: true, picture: pictureOf(person.sub, issuer) }));

/** Returns a square picture with the person's initials. */
export function personPicture(name: string, colors: { background: string; text: string }): string {
  const initials = initialsOf(name).replace(/[^\p{L}\p{N}]/gu, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="${colors.background}"/><text x="48" y="60" text-anchor="middle" font-family="sans-serif" font-size="36" fill="${colors.text}">${initials}</text></svg>`;
}
