/** Saved views of staff lists. */
export const views = {
  title: 'Views',
  whole: 'Whole list',
  of: '{{name}} · {{owner}}',
  saveAs: 'Save as a view',
  saveAsNew: 'Save as a new view',
  saveChanges: 'Save changes',
  edit: 'Edit the view {{name}}',
  newTitle: 'New view',
  newText: 'A view keeps the filters, columns, their order and the sort of this list.',
  editTitle: 'Edit the view',
  editText: 'Rename, share or remove it. Filters and columns are changed in the list, and saved from there.',
  name: 'Name of the view',
  share: 'Share with all of staff',
  withoutSearch: 'The words of the search are not kept in the view.',
  remove: 'Remove this view',
  saved: 'Saved the view {{name}}',
  removed: 'Removed the view {{name}}',
};

/** Column picker. */
export const columns = {
  open: 'Columns',
  title: 'Columns of the list',
  hint: 'drag to reorder',
  move: 'Move the column {{name}}',
  earlier: 'Move the column {{name}} earlier',
  later: 'Move the column {{name}} later',
  reset: 'As they were',
  sortable: 'sortable column',
  instructions: 'Press Space to lift the column, arrow keys to move it, Space again to put it down, Escape to cancel.',
  lifted: 'Lifted column {{position}} of {{count}}.',
  over: 'Now at place {{position}} of {{count}}.',
  dropped: 'Put down at place {{position}} of {{count}}.',
  cancelled: 'Moving was cancelled.',
};
