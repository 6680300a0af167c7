/** Verbs with which the summary of a call may begin. Extend the list when a call needs another. */
export const verbs = [
  'Add',
  'Analyze',
  'Check',
  'Create',
  'Delete',
  'Find',
  'Get',
  'List',
  'Recommend',
  'Remove',
  'Replace',
  'Search',
  'Send',
  'Update',
];
