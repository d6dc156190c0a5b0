import { subjectLanes } from './subject-lanes.ts';

test('one key’s work waits for the work before it, another key’s does not', async () => {
  const lanes = subjectLanes();
  const story: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = lanes.run('a', async () => {
    await gate;
    story.push('a1');
  });
  const second = lanes.run('a', async () => void story.push('a2'));
  await lanes.run('b', async () => void story.push('b1'));
  expect(story).toEqual(['b1']);
  open();
  await Promise.all([first, second]);
  expect(story).toEqual(['b1', 'a1', 'a2']);
});

test('failed work does not hold up what follows it', async () => {
  const lanes = subjectLanes();
  const failed = lanes.run('a', async () => {
    throw new Error('no');
  });
  const next = lanes.run('a', async () => {});
  await expect(failed).rejects.toThrow('no');
  await next;
});
