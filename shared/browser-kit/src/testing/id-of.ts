/** Returns an object id of 24 hexadecimal digits that ends in `number`. */
export const idOf = (number: number): string => number.toString(16).padStart(24, '0');
