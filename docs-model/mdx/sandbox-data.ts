import { suggest } from '#contract/suggest';
import { lists } from '#sandbox/data/lists';
import { table, text } from './blocks';
import { replaceElements } from './replace-elements';

/**
 * Replaces `<SandboxData list="items" />` by a table of the sandbox's own data. The other lists are
 * `photos`, `articles`, `redirects`, `editorial-tags` and `limits`.
 */
export function sandboxData() {
  return replaceElements('SandboxData', ({ list = '' }, position) => {
    if (!isList(list)) {
      throw new Error(
        `${position} shows the sandbox's "${list}". ${suggest(list, Object.keys(lists))}`,
      );
    }
    const { head, rows } = lists[list]();
    return table(
      head,
      rows.map((cells) => cells.map((value) => (value === '' ? [] : [text(value)]))),
    );
  });
}

function isList(name: string): name is keyof typeof lists {
  return Object.hasOwn(lists, name);
}
