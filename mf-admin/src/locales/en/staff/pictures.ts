/** Picture lists. */
export const pictures = {
  add: 'Add pictures',
  hint: '{{count}} of {{limit}}; the first is the main picture. Drag to reorder; drop or paste pictures here. Square, 1,200 px is best.',
  main: 'main',
  picture: 'Picture {{position}}',
  mainPicture: 'Picture {{position}}, main picture',
  remove: 'Remove {{name}}',
  earlier: 'Move the chosen picture earlier',
  later: 'Move the chosen picture later',
  sortable: 'sortable picture',
  instructions: 'Press Space to lift the picture, arrow keys to move it, Space again to put it down, Escape to cancel.',
  lifted: 'Lifted picture {{position}} of {{count}}.',
  over: 'Now at place {{position}} of {{count}}.',
  dropped: 'Put down at place {{position}} of {{count}}.',
  cancelled: 'Moving was cancelled.',
};
