const valuesIn = () => new URLSearchParams(location.hash.slice(1));

/** Returns a value in the fragment of the URL, `#name=value`: fragments reach neither servers nor logs. */
export const hashValue = (name: string): string | undefined => valuesIn().get(name) ?? undefined;

/** Returns the same as `hashValue`, and removes the value from the URL, so that it works once. */
export function takeHashValue(name: string): string | undefined {
  const values = valuesIn();
  const value = values.get(name) ?? undefined;
  if (value === undefined) return undefined;
  values.delete(name);
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + (values.size === 0 ? '' : `#${values.toString()}`),
  );
  return value;
}
