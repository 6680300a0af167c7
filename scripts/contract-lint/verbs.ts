/** Verbs with which the summary of an operation may begin. Extend the list when a request needs another. */
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
