/** A value as JSON carries it: ids and dates are texts. */
export type Json<Value> = Value extends { toJSON(): infer Text }
  ? Text
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

/** What is stored, as responses and events carry it. */
export const toJson = <Value>(value: Value): Json<Value> => JSON.parse(JSON.stringify(value)) as Json<Value>;
