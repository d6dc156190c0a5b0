import { commands } from '../promises.ts';
import { commandTable } from './command-table.ts';

it('the adapter implements exactly the promised commands', () => {
  const promised = Object.keys(commands).map((name) => name.toLowerCase());
  expect(Object.keys(commandTable).toSorted()).toEqual(promised.toSorted());
});
