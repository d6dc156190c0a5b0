import { makeGroup } from '../../testing/goods-data.ts';
import { matchingGroups } from './matching-groups.ts';

const sauces = makeGroup({ name: { vi: 'Nước chấm', en: 'Sauces' }, type: 'PACKAGED_FOOD' });
const seeds = makeGroup({ name: { vi: 'Hạt giống', en: '' }, type: 'SEEDS', isShowed: false });
const removed = makeGroup({ name: { vi: 'Đồ cũ', en: 'Old things' }, type: 'SEEDS', isDeleted: true });
const all = [sauces, seeds, removed];
const none = { state: undefined, type: undefined, search: '' };

it.each([
  ['all that are not removed', none, [sauces, seeds]],
  ['those that are shown', { ...none, state: 'SHOWN' as const }, [sauces]],
  ['those that are hidden', { ...none, state: 'HIDDEN' as const }, [seeds]],
  ['those that are removed', { ...none, state: 'REMOVED' as const }, [removed]],
  ['those of a type', { ...none, type: 'SEEDS' }, [seeds]],
  ['those with words without marks', { ...none, search: 'nuoc cham' }, [sauces]],
  ['those with words in English', { ...none, search: 'sauc' }, [sauces]],
  ['nothing for words of two of them', { ...none, search: 'nước giống' }, []],
])('finds %s', (_, filter, expected) => {
  expect(matchingGroups(all, filter)).toEqual(expected);
});
