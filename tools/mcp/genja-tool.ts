import { defineTool, ToolError } from '@docs/mcp';
import * as z from 'zod';
import { guessLanguage, render } from '@docs/genja';
import { isObject } from '@docs/utils';

/** Added to the tools of the server, which knows no template language. */
export const genjaTool = defineTool({
  name: 'render_genja',
  title: 'Run a Genja template',
  description:
    'Runs a Genja template with JSON data and returns the text, or the error with its position. Its Czech dictionary is small: a word that it leaves unchanged may be inflected by the real service.',
  shape: {
    template: z.string().max(100_000).describe('The template.'),
    // A record would be copied, and a copy loses the order of keys that look like integers.
    data: z
      .unknown()
      .refine((value) => value === undefined || isObject(value), 'Pass an object.')
      .meta({
        type: 'object',
        additionalProperties: {},
        description: 'The data; its keys are the variables of the template.',
      })
      .optional(),
    language: z.enum(['en', 'cs']).describe('Guessed from the words if left out.').optional(),
  },
  isLocal: true,
  run: (input) => {
    const { template, data, language = guessLanguage(template, data) } = input;
    const result = render({ template, data, language });
    if (!result.ok) throw new ToolError(JSON.stringify(result.error, null, 1));
    return { output: result.output, warnings: result.warnings.map(({ message }) => message) };
  },
});
