import type { Item, ItemProperty } from './item';
import { toWikipedia } from './read-table';

/** What single items have beyond their line in the table. */
export const details: Record<string, Partial<Item>> = {
  G145: { names: { da: ['Storbritannien'] } },
  G458: {
    descriptions: {
      cs: 'politická a ekonomická unie evropských států',
      fr: 'union politique et économique sui generis d’États européens',
    },
    links: { cswiki: toWikipedia('cs', 'Evropská unie') },
  },
  G567: {
    descriptions: {
      cs: 'německá spolková kancléřka v letech 2005 až 2021',
      fr: 'chancelière fédérale d’Allemagne de 2005 à 2021',
    },
    links: {
      cswiki: toWikipedia('cs', 'Angela Merkelová'),
      facebook: 'https://www.facebook.com/AngelaMerkel',
      instagram: 'https://www.instagram.com/bundeskanzlerin',
    },
  },
  G1726: {
    descriptions: { cs: 'město v Bavorsku v Německu', de: 'Stadt in Bayern' },
    properties: [
      fact({ strValue: '48.1375,11.575' }, 'coordinates', 'souřadnice', 'Koordinaten'),
      fact({ floatValue: 310.7 }, 'area', 'rozloha', 'Fläche'),
      fact({ intValue: 25 }, 'districts', 'počet obvodů', 'Zahl der Bezirke'),
      fact({ boolValue: true }, 'state_capital', 'zemské hlavní město', 'Landeshauptstadt'),
    ],
  },
};

function fact(
  value: Partial<ItemProperty>,
  name: string,
  czech: string,
  german: string,
): ItemProperty {
  const labels = { en: name.replaceAll('_', ' '), cs: czech, de: german };
  return { name: `demo_${name}`, labels, ...value };
}
