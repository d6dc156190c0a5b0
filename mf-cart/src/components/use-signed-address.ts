import { useRef } from 'react';

/** Seconds before its end in which a signed address is no longer used. */
const safetySeconds = 120;

const endOf = (address: string) => Number(new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('expires') ?? 0);

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
    if (known !== undefined && endOf(known) - safetySeconds > Date.now() / 1_000) return known;
    shown.current.set(path, address);
    return address;
  };
}
