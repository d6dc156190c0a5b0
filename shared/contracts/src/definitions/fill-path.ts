/** Fills the parameters of `pattern` (`/v1/products/:id`), percent-encoded. @throws TypeError when a parameter is missing */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${pattern}: no value for ${name}`);
    return encodeURIComponent(String(value));
  });
}
