import type { Photo } from '#sandbox/data/photos';
import { explainConstraints } from '#sandbox/operations/photo-constraints';
import type {
  ConstraintValue,
  Finding,
  PhotoConstraints,
} from '#sandbox/operations/photo-constraints';
import { nameValue } from './offers';

export interface Verdict {
  isKept: boolean;
  /** The constraints that dropped the photo, or those that it meets. */
  reasons: { constraint: string; text: string }[];
}

/** Says in words what the sandbox's own filter finds. */
export function explain(photo: Photo, constraints: PhotoConstraints): Verdict {
  const findings = explainConstraints(photo, constraints);
  const failures = findings.filter(({ isMet }) => !isMet);
  const isKept = failures.length === 0;
  return {
    isKept,
    reasons: (isKept ? findings : failures).map((finding) => ({
      constraint: finding.constraint,
      text: toWords(finding, photo, constraints),
    })),
  };
}

function toWords(finding: Finding, photo: Photo, constraints: PhotoConstraints): string {
  const { constraint, isMet, found, missing } = finding;
  if (constraint === 'dateAfter') {
    return `updated ${photo.updatedAt}, ${isMet ? '' : 'not '}after ${constraints.dateAfter}`;
  }
  if (constraint === 'dateBefore') {
    return `created ${photo.createdAt}, ${isMet ? '' : 'not '}before ${constraints.dateBefore}`;
  }
  const list = constraint.split('.')[1];
  if (list === 'noneOf') return isMet ? `without ${join(missing, 'or')}` : `has ${join(found)}`;
  if (isMet) return `has ${join(found)}`;
  return list === 'anyOf' ? `has no ${join(missing, 'or')}` : `lacks ${join(missing)}`;
}

function join(values: ConstraintValue[], word = 'and'): string {
  const names = values.map(nameValue);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${word} ${last}`;
}
