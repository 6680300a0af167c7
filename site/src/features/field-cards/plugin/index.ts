import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Definitions, FieldCards } from '@docs/openapi/describe';
import { contractNames } from '@docs/vendor';
import { loadDefinitions, loadFieldCards } from '@docs/docs-model/field-cards';
import { GLOSSARY } from '@docs/docs-model';
import { printLoaders } from '@docs/utils/node';
import { findRepository } from '@docs/openapi/node';

interface Content {
  cards: [string, FieldCards][];
  definitions: Definitions;
}

/** The cards of fields and terms. Pages carry links; the cards of an API come in one file with the first. */
export default function fieldCards(): Plugin<Content> {
  return {
    name: 'field-cards',
    loadContent: async () => ({
      cards: await Promise.all(
        contractNames.map(async (name): Promise<[string, FieldCards]> => [
          name,
          await loadFieldCards(name),
        ]),
      ),
      definitions: await loadDefinitions(),
    }),
    async contentLoaded({ content, actions: { createData } }) {
      for (const [contract, cards] of content.cards) {
        await createData(`${contract}.json`, JSON.stringify(cards));
      }
      await createData('loaders.js', printLoaders(contractNames));
      await createData('glossary.json', JSON.stringify(content.definitions));
    },
    getPathsToWatch: () => [
      path.join(findRepository(), 'contracts/*/openapi.yaml'),
      path.join(findRepository(), GLOSSARY),
    ],
  };
}
