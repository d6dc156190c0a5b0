import { useState } from 'react';

/** Rows selected across the pages of a list, in their most recently loaded version. */
export function useChosenRows<Row extends { _id: string }>(listed: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const fresh = new Map(listed.map((row) => [row._id, row]));
  return {
    rows: [...chosen.values()].map((row) => fresh.get(row._id) ?? row),
    isChosen: ({ _id }: Row) => chosen.has(_id),
    onChoose(rows: readonly Row[], isChosen: boolean) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isChosen) next.set(row._id, row);
        else next.delete(row._id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}
