import type { OpenApiDocument } from '@docs/openapi';
import { listDeclarations } from './list-declarations';
import type { Declaration, DeclaredField, Shape } from './list-declarations';

/** Prints the types of a contract as typed dictionaries of Python. */
export function printPythonTypes(document: OpenApiDocument): string {
  const { title, version } = document.info;
  const head = [
    `"""Types of the ${printText(title)}, version ${printText(version)}. Needs Python 3.11 or later.

Save this file under another name: Python has a module types.
"""`,
    'from __future__ import annotations',
    'from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union',
  ].join('\n\n');
  const declarations = listDeclarations(document);
  const names = declarations.map(({ name }) => name);
  // A second name is evaluated at once, so it comes behind the type that it names.
  const aliases = declarations.filter(({ aliasOf }) => aliasOf !== undefined);
  const classes = declarations.filter(({ aliasOf }) => aliasOf === undefined);
  return `${[
    head,
    `__all__ = ${JSON.stringify(names)}`,
    ...classes.map(printClass),
    ...aliases.map(({ name, aliasOf }) => `${name} = ${aliasOf}`),
  ].join('\n\n\n')}\n`;
}

function printClass({ name, description, fields }: Declaration): string {
  const lines = fields.map(printField);
  return [`class ${name}(TypedDict):`, `    """${printText(description)}"""`, '', ...lines]
    .join('\n')
    .trimEnd();
}

function printField({ name, description, required, shape }: DeclaredField): string {
  const type = printShape(shape);
  const comment = description === '' ? '' : `    # ${description.trim().replace(/\s+/g, ' ')}\n`;
  // Values of other names can be read all the same: `details["$ref"]`.
  if (!/^[A-Za-z_]\w*$/.test(name)) return `    # Not a name of Python: ${JSON.stringify(name)}`;
  return `${comment}    ${name}: ${required ? type : `NotRequired[${type}]`}`;
}

const PLAIN = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  object: 'Dict[str, Any]',
  any: 'Any',
};

function printShape(shape: Shape): string {
  switch (shape.kind) {
    case 'reference':
      return shape.name;
    case 'list':
      return `List[${printShape(shape.of)}]`;
    case 'map':
      return `Dict[str, ${printShape(shape.of)}]`;
    case 'values': {
      const literal = `Literal[${shape.values.map((value) => JSON.stringify(value)).join(', ')}]`;
      return shape.isOpen ? `Union[${literal}, str]` : literal;
    }
    default:
      return PLAIN[shape.kind];
  }
}

/** Inside of a triple-quoted string. */
function printText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
