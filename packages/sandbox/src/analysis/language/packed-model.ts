/** The parts of the English model of wink-nlp that weigh most. */
interface CoreModel {
  /** Four numbers with 32 bits for each word, as Base64. */
  lexicon: string;
  features: Record<string, { list: string[] }>;
}

/** The same model in a form that compresses to less than half of its size. */
export interface PackedModel extends CoreModel {
  /** Each word without the letters that it shares with the one before, behind their number. */
  words: string;
  /** The bytes of the numbers by their position, where neighbors are alike. */
  columns: string[];
}

/** As many arguments as any engine takes. */
const CHUNK = 8192;

const BYTES = 16;
/** The first number says how a word begins and ends, which nothing here reads. */
const UNREAD_BYTES = 4;
const UNREAD = ['prefix', 'suffix'];

/** Most bytes are printable letters with this. */
const LETTER = 35;
/** No word has a letter from here to `MOST_SHARED` behind it. */
const NUMBER = 0x180;
const MOST_SHARED = 31;
const NUMBERS = /(?=[\u0180-\u019f])/;

/** @throws when a word has a letter that stands for a number */
export function packModel(model: CoreModel): PackedModel {
  const list = model.features.lexeme!.list;
  const word = list.find((text) => NUMBERS.test(text));
  if (word !== undefined) throw new Error(`“${word}” has a letter that packed-model.ts needs.`);
  const bytes = atob(model.lexicon);
  const features: CoreModel['features'] = { ...model.features, lexeme: { list: [] } };
  for (const name of UNREAD) features[name] = { list: features[name]!.list.slice(0, 1) };
  const columns = Array.from({ length: BYTES - UNREAD_BYTES }, (_, column) =>
    list
      .map((_word, at) => bytes.charCodeAt(at * BYTES + UNREAD_BYTES + column) + LETTER)
      .map((code) => String.fromCharCode(code))
      .join(''),
  );
  const words = list.map((text, at) => cutShared(text, list[at - 1] ?? '')).join('');
  return { ...model, lexicon: '', features, words, columns };
}

function cutShared(word: string, before: string): string {
  let shared = 0;
  while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) {
    shared += 1;
  }
  return String.fromCharCode(NUMBER + shared) + word.slice(shared);
}

/** The model as the library reads it. */
export function unpackModel({ words, columns, ...model }: PackedModel): CoreModel {
  const list: string[] = [];
  for (const entry of words.split(NUMBERS)) {
    list.push((list.at(-1) ?? '').slice(0, entry.charCodeAt(0) - NUMBER) + entry.slice(1));
  }
  const bytes = new Uint8Array(list.length * BYTES);
  columns.forEach((column, position) => {
    for (let at = 0; at < list.length; at += 1) {
      bytes[at * BYTES + UNREAD_BYTES + position] = column.charCodeAt(at) - LETTER;
    }
  });
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  const lexicon = btoa(binary);
  return { ...model, lexicon, features: { ...model.features, lexeme: { list } } };
}
