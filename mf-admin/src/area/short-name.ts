/** Specification §9. */
const nameLength = 10;

/** A display name as the head has room for it: its first 10 characters. */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length <= nameLength ? name : `${characters.slice(0, nameLength).join('').trimEnd()}…`;
}
