/** Every text of the content desk. */
import type { ContentKind, FactsDue } from '#contracts/admin/content.ts'

export const deskTexts = {
  title: 'Content',
  lead: 'What people read. Change it as a draft, look at it, then publish it. Version 0 is what Jubilee ships with.',
  loadFailed: 'The content could not be loaded.',
  back: 'All content',
  filter: 'Find by title or id',
  none: 'Nothing has this title.',
  newTitle: 'Write a new article',
  newId: 'Its id',
  newHint: 'It becomes the address: small letters, digits and hyphens.',
  newWrongId: 'Use small letters, digits and hyphens, at most 60 of them.',
  newTaken: 'An article has this id already.',
  begin: 'Begin',
  unknown: 'There is no such content.',
  unknownText: 'It may never have been saved. Nothing was changed.',
  draft: 'The draft',
  noDraft: 'There is no draft. What you change below is yours until you save it.',
  save: 'Save draft',
  saved: 'The draft is saved. Nobody reads it yet.',
  preview: 'Look at it',
  publish: 'Publish',
  publishTitle: 'Publish this draft?',
  publishText: 'Everybody reads it from now on. You can publish an earlier version again at any time.',
  drop: 'Throw the draft away',
  dropTitle: 'Throw this draft away?',
  dropText: 'Its changes are lost. What people read stays.',
  note: 'What changed',
  noteHint: 'It stands in the history.',
  faults: 'These stand in the way of publishing it.',
  noFaults: 'It passes every check.',
  unsaved: 'You have changes that are not saved.',
  undo: 'Undo what is not saved',
  notDone: 'This was not done. Nothing was changed. Try again.',
  history: 'History',
  compare: 'What changed',
  restore: 'Publish again',
  restoreTitle: 'Publish this version again?',
  restoreText: 'It becomes the next version. The draft stays as it is.',
  nothingChanged: 'Both say the same.',
  previewNote: 'This is a preview. Nobody else sees it.',
  previewPublished: 'This is what people read now.',
  previewBack: 'Back to the desk',
  cannotShow: 'This draft cannot be drawn yet.',
  cannotShowText: 'Something it needs is missing. The desk lists what.',
}

const isOne = (count: number) => count === 1

export const factsDueTexts = {
  title: 'Facts to check again',
  lead: 'Laws and amounts change. Open each source, put right what changed, and set the new day.',
  pastTitle: 'Past its day',
  soonTitle: 'Due within 30 days',
  day: (day: string) => `Check by ${day}`,
  none: 'No article is past its day or due within 30 days.',
  next: (title: string, day: string) => `Next is ${title}, by ${day}.`,
  unopenedTotal: (articles: number, sources: number) =>
    `${sources} ${isOne(sources) ? 'source' : 'sources'} in ${articles} ${isOne(articles) ? 'article was' : 'articles were'} never opened by us.`,
  unopened: ({ sources, unopenedSources }: FactsDue) =>
    `${unopenedSources} of ${sources} sources not opened yet`,
  onlyUnopened: 'Only articles with sources that nobody has opened yet',
}

export const kindNames: Record<ContentKind, string> = {
  offers: 'Partner offers',
  foundation: 'The foundation’s page',
  article: 'Articles',
}

export const visitTexts = {
  title: 'Visits',
  lead: 'How often each offer was opened. A count for each day, and nothing of the person.',
  none: 'No offer was opened yet. A sample leads nowhere.',
  failed: 'The visits could not be loaded.',
}
