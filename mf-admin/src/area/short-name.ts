/** Specification §9. */
const nameLength = 10;

/** Shortens a display name for the page head to its first 10 characters. */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length <= nameLength ? name : `${characters.slice(0, nameLength).join('').trimEnd()}…`;
}
