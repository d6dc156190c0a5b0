/** A value after JSON serialisation: ids and dates are strings. */
export type Json<Value> = Value extends { toJSON(): infer Text }
  ? Text
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

/** Converts stored data to its form in responses and events. */
export const toJson = <Value>(value: Value): Json<Value> => JSON.parse(JSON.stringify(value)) as Json<Value>;
