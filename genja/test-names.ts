/** What may follow `is`. */
export const TEST_NAMES = new Set(
  (
    'defined undefined none boolean true false integer float number string mapping iterable ' +
    'sequence callable sameas escaped in eq equalto == ne != lt lessthan < le <= gt greaterthan ' +
    '> ge >= divisibleby odd even lower upper filter test'
  ).split(' '),
);
