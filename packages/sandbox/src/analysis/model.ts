/** The options of an analysis, whichever API asked for it. */
export interface Options {
  analyses: ReadonlySet<string>;
  /** Media domains know the knowledge base; the others do not. */
  domain: Domain;
  language?: string;
  languagePrior: string[];
  presentationLanguage?: string;
  referenceDate?: Date;
  returnMentions: boolean;
  returnItemSentiment: boolean;
  returnGkbProperties: boolean;
  /** Entities of regions and countries follow from the places mentioned. */
  deriveEntities: boolean;
  /** Features and relevance of the Media API. */
  withRelevance: boolean;
  categories: { taxonomy: string; code: string }[];
  editorialTags: EditorialName[];
  firstTag: number;
  /** Characters of the request, before anything is taken out of them. */
  submittedChars: number;
}

export type Domain = 'media' | 'hospitality' | 'general';

/** An editorial tag as the analysis sees it. */
export interface EditorialName {
  id: string;
  forms: Record<string, string>;
  name: string;
  forbidden: boolean;
}

/** A piece of the text before it is cut into sentences. */
export interface Block {
  type: string;
  text: string;
}

export interface Token {
  id: string;
  off: number;
  text: string;
  lemma?: string;
  pos?: string;
  /** Place in the text of the paragraph, in UTF-16 units. Never sent. */
  start: number;
  end: number;
}

export interface Sentence {
  id: string;
  tokens: Token[];
}

export interface Paragraph {
  id: string;
  /** How many paragraphs come before it. Never sent. */
  index: number;
  type: string;
  text: string;
  sentences: Sentence[];
}

/** A place in the text that means something. */
export interface Span {
  paragraph: Paragraph;
  start: number;
  end: number;
  type: string;
  /** Identifies the thing: an item of the knowledge base, or a standard form. */
  key: string;
  standardForm: string;
  itemId?: string;
  /** Base form of what is in the text. */
  base: string;
}

export interface Mention {
  id: string;
  text: string;
  mwl: string;
  tokenIds: string[];
  derivedFromEntityId?: string;
}

export interface Entity {
  id: string;
  gkbId?: string;
  stdForm: string;
  type: string;
  feats?: Record<string, string>;
  mentions?: Mention[];
}

/** An entity with all that later stages need. */
export interface FoundEntity {
  id: string;
  itemId?: string;
  gkbId?: string;
  standardForm: string;
  type: string;
  relevance: number;
  /** The relation by which mentions were derived. */
  derivedBy?: string;
  /** The text does not mention the entity itself. */
  derivedOnly?: boolean;
  mentions: (Mention & { sentence: Sentence; tokens: Token[] })[];
}

export interface Tag {
  id: string;
  gkbId?: string;
  stdForm: string;
  type: string;
  relevance: number;
  feats?: Record<string, string>;
  mentions?: TagMention[];
}

export type TagMention = Pick<Mention, 'id' | 'text' | 'tokenIds'>;

/** A tag with its places. Only the most relevant drafts become tags, and get IDs. */
export type TagDraft = Omit<Tag, 'id' | 'mentions'> & { places: TagPlace[] };

export type TagPlace = Omit<TagMention, 'id'>;

/** The places where the text itself names the entity: not those where another one brings it. */
export function listOwnMentions({ mentions }: FoundEntity): FoundEntity['mentions'] {
  return mentions.filter(({ derivedFromEntityId }) => derivedFromEntityId === undefined);
}
