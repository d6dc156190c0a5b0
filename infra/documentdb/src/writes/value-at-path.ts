import type { Document } from 'bson';

/**
 * Returns the value at a dotted path, written as nested documents or, in an update, under the path itself. Returns undefined if there is
 * none.
 */
export function valueAtPath(document: Document, path: string): unknown {
  if (Object.hasOwn(document, path)) return document[path];
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const inner: unknown = document[path.slice(0, dot)];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      const value = valueAtPath(inner as Document, path.slice(dot + 1));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}
