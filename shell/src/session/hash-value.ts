const valuesIn = () => new URLSearchParams(location.hash.slice(1));

/** A value in the fragment of the address, `#name=value`: fragments reach neither servers nor logs. */
export const hashValue = (name: string): string | undefined => valuesIn().get(name) ?? undefined;

/** As `hashValue`, and removes it from the address: it works once. */
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
