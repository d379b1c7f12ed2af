/** Every text of the content desk but those of the fields. */
import type { ContentKind, FactsDue } from '#contracts/admin/content.ts'
import { plural } from '#web/format/amounts.ts'

export const deskTexts = {
  pageTitle: 'Content, Jubilee',
  editPageTitle: 'Edit content, Jubilee',
  title: 'Content',
  lead: 'What people read, in English and in Spanish. Change it as a draft, look at it, then publish it. Version 0 is what Jubilee ships with.',
  loadFailed: 'The content could not be loaded.',
  back: 'All content',
  filter: 'Find by title or id',
  none: 'Nothing has this title.',
  hasDraft: 'Draft',
  newTitle: 'Write a new article',
  newId: 'Its id',
  newHint: 'It becomes the address: lowercase letters, digits and hyphens.',
  newWrongId: 'Use lowercase letters, digits and hyphens, at most 60 of them.',
  newTaken: 'An article has this id already.',
  begin: 'Start',
  unknown: 'There is no such content.',
  unknownText: 'It may never have been saved. Nothing was changed.',
  reading: (version: number, instant: string) => `People read version ${version}, published ${instant}.`,
  readingShipped: 'People read what Jubilee ships with.',
  draft: 'The draft',
  noDraft: 'There is no draft. What you change below is yours until you save it.',
  draftSaved: (instant: string, admin: string | null) => `Saved ${instant} by ${admin ?? 'somebody'}.`,
  save: 'Save draft',
  saved: 'The draft is saved. Nobody reads it yet.',
  preview: 'Preview it',
  publish: 'Publish',
  publishTitle: 'Publish this draft?',
  publishText: 'Everybody reads it from now on. You can publish an earlier version again at any time.',
  drop: 'Discard the draft',
  dropTitle: 'Discard this draft?',
  dropText: 'Its changes are lost. What people read stays.',
  note: 'What changed',
  noteHint: 'It will be in the history.',
  faults: 'Fix these before you publish it.',
  noFaults: 'It passes every check.',
  unsaved: 'You have changes that are not saved.',
  undo: 'Undo what is not saved',
  notDone: 'This was not done. Nothing was changed. Try again.',
  previewLabel: 'Preview',
  previewNote: 'This is a preview. Nobody else sees it.',
  previewPublished: 'This is what people read now.',
  previewBack: 'Back to the desk',
  cannotShow: 'This draft cannot be shown yet.',
  cannotShowText: 'Something it needs is missing. The desk lists what.',
}

/** Of texts in Spanish, beside their English. */
export const spanishTexts = {
  other: { es: 'The same in Spanish', en: 'The same in English' },
  tags: { older: 'Older than the English', withheld: 'Not shown', missing: 'Not written' },
  readingEnglish: 'Readers of Spanish get the English.',
  notes: {
    older: (changed: string) =>
      `The English was changed ${changed}. Readers of Spanish still get this text, with a line above it that says so. Bring it up to date, or publish it again if it still fits.`,
    withheld: (changed: string) =>
      `The English was changed ${changed}, and facts with it. Readers of Spanish get the English until you publish this again.`,
    missing: (_changed: string) =>
      'This is not written in Spanish yet. The fields below hold the English: put it into Spanish, then publish it.',
  },
  publishText:
    'Readers of Spanish read it from now on. You can publish an earlier version again at any time.',
  hide: 'The Spanish must not be shown until it is updated',
  hideHint:
    'For a change of facts: an amount, a date, a law. It is ticked where a figure or a link changed. Otherwise the Spanish stays, with a line that says the English changed.',
}

export const historyTexts = {
  title: 'History',
  version: (version: number) => `Version ${version}`,
  current: 'People read this',
  asShipped: 'As shipped',
  published: (instant: string, admin: string | null) =>
    `Published ${instant} by ${admin ?? 'a deleted account'}.`,
  compare: 'What changed',
  /** after `compare`, for screen readers */
  inVersion: (version: number) => `in version ${version}`,
  compareTitle: (version: number) => `Version ${version}: what changed`,
  gone: 'Gone',
  new: 'New',
  nothingChanged: 'Both say the same.',
  restore: 'Publish again',
  /** after `restore`, for screen readers */
  thatVersion: (version: number) => `version ${version}`,
  restoreTitle: 'Publish this version again?',
  restoreText: 'It becomes the next version. The draft stays as it is.',
}

export const factsDueTexts = {
  title: 'Facts to check again',
  lead: 'Laws and amounts change. Open each source, put right what changed, and set the new day.',
  pastTitle: 'Past its day',
  soonTitle: 'Due within 30 days',
  day: (day: string) => `Check by ${day}`,
  none: 'No article is past its day or due within 30 days.',
  next: (title: string, day: string) => `Next is ${title}, by ${day}.`,
  unopenedTotal: (articles: number, sources: number) =>
    `${plural(sources, 'source')} in ${plural(articles, 'article')} ${sources === 1 ? 'was' : 'were'} never opened by us.`,
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
  table: 'Visits of each offer',
  offer: 'Offer',
  lastThirtyDays: 'Last 30 days',
  all: 'All',
}
