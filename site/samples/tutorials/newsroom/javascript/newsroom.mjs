// Takes an article from the draft to its publication. Run: node newsroom.mjs --sandbox
import { readFile } from 'node:fs/promises';
import { createMediaClient } from './client.mjs';
import { checkTexts, connect, readJson, run } from './command-line.mjs';

const PHOTO_BANK = 'demo';
const DATASET = 'demo';
const AUTHOR = 'editor-1';

// region: main
run(async () => {
  const draft = await readJson('draft.json');
  checkTexts(draft, ['id', 'title', 'text'], 'The draft');
  const editor = JSON.parse(await readFile(new URL('editor.json', import.meta.url), 'utf8'));
  const send = connect(createMediaClient);

  const suggested = await suggest(send, draft);
  printSuggestions(suggested);
  const chosen = await choose(send, suggested, editor);
  printChoice(chosen);
  await sendFeedback(send, draft, suggested, chosen);
  await publish(send, draft, chosen);
  await printRelated(send, draft);
});
// endregion

// region: suggest
/** Asks for tags and photos at the same time: they do not depend on each other. */
async function suggest(send, draft) {
  const [analysis, photos] = await Promise.all([
    send('POST', '/v2/nlp/analyze', { ...draft, analyses: ['tags'] }),
    send('POST', `/v2/photos/${PHOTO_BANK}/recommend`, {
      ...draft,
      recommendationCount: 3,
      cursor: '*',
    }),
  ]);
  return {
    tags: analysis.tags ?? [],
    photosIds: photos.photosIds,
    // Feedback needs the key of the response whose results the editor has seen.
    tagsKey: analysis.metadata.referenceKey,
    photosKey: photos.referenceKey,
  };
}
// endregion

// region: choose
/** In your CMS an editor does this: removes tags, adds one that is missing, and picks a photo. */
async function choose(send, { tags, photosIds }, { removedTags, addedTags, photo }) {
  const added = await Promise.all(addedTags.map((name) => findItem(send, name)));
  // Names stand for tags without an ID. A tag that was suggested is none to add.
  const toKey = ({ gkbId, stdForm }) => gkbId ?? stdForm;
  const isRemoved = (tag) => removedTags.includes(toKey(tag));
  const isSuggested = (item) => tags.some((tag) => toKey(tag) === toKey(item));
  return {
    kept: tags.filter((tag) => !isRemoved(tag)),
    removed: tags.filter(isRemoved),
    added: added.filter((item) => !isSuggested(item)),
    photoId: photosIds[photo - 1],
  };
}

/** Finds the item for a name that the editor has typed. Without a hit, the name has to do. */
async function findItem(send, query) {
  const { itemDetails } = await send('POST', '/v2/knowledgebase/search', {
    query,
    language: 'en',
    fallbackLanguages: ['de'],
  });
  const [best] = itemDetails;
  return best ? { gkbId: best.gkbId, stdForm: best.stdForm.value } : { stdForm: query };
}
// endregion

// region: feedback
async function sendFeedback(send, { id }, suggested, { kept, removed, added, photoId }) {
  const toItems = (tags, status) =>
    tags.map(({ gkbId, stdForm }) => ({ gkbId, stdForm, status, author: AUTHOR }));
  await send('POST', '/v2/nlp/analyze/feedback', {
    docId: id,
    referenceKey: suggested.tagsKey,
    tags: [
      // The editor left these tags: nobody clicked on them.
      ...toItems(kept, 'accepted-passively'),
      ...toItems(removed, 'rejected-actively'),
      ...toItems(added, 'expected'),
    ],
  });
  await send('POST', `/v2/photos/${PHOTO_BANK}/recommend/feedback`, {
    docId: id,
    referenceKey: suggested.photosKey,
    photos: suggested.photosIds.map((photo) => ({
      id: photo,
      status: photo === photoId ? 'accepted-actively' : 'rejected-passively',
      author: AUTHOR,
    })),
  });
  console.log('\nFeedback: sent for tags and photos');
}
// endregion

// region: publish
/** Stores the article, so that it can be recommended; PUT can be repeated after a failure. */
async function publish(send, draft, { kept, added, photoId = '' }) {
  const publishDate = new Date().toISOString();
  await send('PUT', `/v2/articles/${DATASET}/${encodeURIComponent(draft.id)}`, {
    ...draft,
    publishDate,
    recommendation: { published: true, status: 'ALWAYS', publishDate },
    // Your own strings, which come back with each recommendation.
    metadata: {
      photo: photoId,
      tags: [...kept, ...added].flatMap(({ gkbId }) => gkbId ?? []).join(' '),
    },
  });
  console.log(`\nPublished: ${draft.id}`);
}
// endregion

// region: related
async function printRelated(send, draft) {
  const { articles } = await send('POST', `/v2/articles/${DATASET}/recommend`, {
    ...draft,
    // One more than you show, because the article itself can be among them.
    recommendationCount: 4,
    returnObjects: true,
    returnObjectFields: ['title'],
  });
  console.log('\nRelated articles');
  for (const { id, title } of articles.filter(({ id }) => id !== draft.id).slice(0, 3)) {
    console.log(`  ${id}  ${title}`);
  }
}
// endregion

function printSuggestions({ tags, photosIds }) {
  console.log('Suggested tags');
  for (const { relevance, gkbId = '', stdForm } of tags) {
    console.log(`  ${String(relevance).padStart(5)}  ${gkbId.padEnd(13)}  ${stdForm}`);
  }
  console.log(`\nSuggested photos: ${photosIds.join(', ')}`);
}

function printChoice({ kept, removed, added, photoId }) {
  const list = (tags) => tags.map(({ stdForm }) => stdForm).join(', ') || 'none';
  console.log('\nChoice of the editor');
  console.log(`  kept: ${list(kept)}`);
  console.log(`  removed: ${list(removed)}`);
  console.log(`  added: ${list(added)}`);
  console.log(`  photo: ${photoId ?? 'none'}`);
}
