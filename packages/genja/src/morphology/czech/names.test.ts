import { expect, test } from 'vitest';
import { render } from '../../render';

/** The name as data has it, the codes, and the form. */
const NAMES: [name: string, codes: string, form: string][] = [
  ['Petr Fiala', '3', 'Petru Fialovi'],
  ['Andrej Babiš', '2', 'Andreje Babiše'],
  ['Jan Šafarčík', '4', 'Jana Šafarčíka'],
  ['Martin Blažek', '3', 'Martinu Blažkovi'],
  ['Zdeněk Moravec', '2', 'Zdeňka Moravce'],
  ['Zdeněk Moravec', '5', 'Zdeňku Moravče'],
  ['Lukáš Luděk', '2', 'Lukáše Luďka'],
  ['Jan Lipavský', '2', 'Jana Lipavského'],
  ['Marian Jurečka', '3', 'Marianu Jurečkovi'],
  ['Jan Kotas', '1', 'Jan Kotas'],
  ['Jiří Krejčí', '2', 'Jiřího Krejčího'],
  ['Jana Krejčí', '7', 'Janou Krejčí'],
  ['Eva Malá', '3', 'Evě Malé'],
  ['Markéta Pekarová Adamová', '7', 'Markétou Pekarovou Adamovou'],
  ['Anna Karenina', '2', 'Anny Kareniny'],
  ['Eva Caletka', '3', 'Evě Caletce'],
  ['Jan Blek', '2', 'Jana Bleka'],
  ['Jan Vlček', '2', 'Jana Vlčka'],
  ['David Roth', '5', 'Davide Rothe'],
  ['David Zach', '5', 'Davide Zachu'],
  ['Filip Bush', '2', 'Filipa Bushe'],
  ['Tomáš Baťa', '2', 'Tomáše Bati'],
  ['Emma Stone', '2', 'Emmy Stone'],
  ['premiér Petr Fiala', '7', 'premiérem Petrem Fialou'],
  ['nový trenér Jan Kotal', '4', 'nového trenéra Jana Kotala'],
  ['poslankyně Alena Černá', '2', 'poslankyně Aleny Černé'],
  ['ministryně Jana Černochová', '7', 'ministryní Janou Černochovou'],
  ['strana Svoboda', '2', 'strany Svoboda'],
  ['Sparta Praha', '7', 'Spartou Praha'],
  ['Jan a Petra', '7', 'Janem a Petrou'],
];

test.each(NAMES)('%s in case %s is %s', (name, codes, form) => {
  const template = `{{ name|m('${codes}') }}`;
  const result = render({ template, data: { name }, language: 'cs' });
  expect(result).toMatchObject({ ok: true, output: form });
});

const MARKED = [
  ...['Jan Kotas', 'Petr Vogel', 'Jan Novo', 'Petr Švec', 'Petr Kadlec', 'Petr Píša'],
  ...['David Lynch', 'Adam Tolstoj', 'Petr Garcia', 'Anna Petrova', 'Eva Garcia'],
];

test.each(MARKED)(
  'the surname of %s can be declined in two ways or in none, so it is marked',
  (name) => {
    const result = render({ template: `{{ name|m('2') }}`, data: { name }, language: 'cs' });
    const surname = name.split(' ')[1];
    expect(result).toMatchObject({ ok: true, output: expect.stringContaining(` ${surname}`) });
    expect(result.ok && result.warnings).toHaveLength(1);
  },
);
