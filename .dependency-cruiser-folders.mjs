import config from './.dependency-cruiser.mjs';

/** Finds folders that import one another in circles. Tests may: they are not part of what a folder offers. */
export default {
  forbidden: [
    {
      name: 'circle-of-folders',
      comment:
        'Move what both folders need to a third one, or the file to the folder that uses it.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: { path: `${config.options.exclude.path}|\\.test\\.|/testing/` },
  },
};
