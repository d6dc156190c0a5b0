import { useRef } from 'react';
import { isUsable } from './signed-address.ts';

/**
 * Returns a function that keeps the URL by which a picture was first shown, until that is about to expire. Each response signs the URLs of
 * private pictures again (rules/private-pictures.md), so a page that reads often would otherwise reload its pictures with each response.
 */
export function useSignedAddress(): (address: string) => string {
  const shown = useRef(new Map<string, string>());
  return (address) => {
    if (!address.includes('?')) return address;
    const path = address.slice(0, address.indexOf('?'));
    const known = shown.current.get(path);
    if (known !== undefined && isUsable(known)) return known;
    shown.current.set(path, address);
    return address;
  };
}
