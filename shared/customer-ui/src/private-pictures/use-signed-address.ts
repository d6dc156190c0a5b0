import { useRef } from 'react';
import { isUsable } from './signed-address.ts';

/**
 * Each response signs the addresses of private pictures anew (rules/private-pictures.md). The returned function goes on with the address that a picture was
 * first shown by, until that is about to expire: a page that reads often would otherwise load its pictures with each response.
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
