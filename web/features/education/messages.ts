/** Texts of the library and of what stands beside it. */
import type { Article } from '#contracts/education/articles.ts'
import { plural } from '#web/format/amounts.ts'

export const educationTexts = {
  eyebrow: 'Financial Education',
  title: 'Learn a little, and use it today.',
  lead: 'Short articles in plain words. Each figure has a source or is worked out in front of you. A word you do not know? <link>Look it up</link>.',
}

export const libraryTexts = {
  title: 'The library',
  search: 'Search articles',
  topic: 'Topic',
  allTopics: 'All topics',
  tabs: 'Library',
  featured: 'Featured Content',
  all: 'All Articles',
  progress: 'My Progress',
  articles: 'Articles',
  featuredArticles: 'Featured articles',
  count: (articles: number) => plural(articles, 'article'),
  read: 'Read',
  minutes: (minutes: number) => `${minutes} min read`,
}

export const libraryLoadFailed = {
  title: 'The library could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const articleLoadFailed = {
  title: 'This article could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const articleMissing = {
  title: 'We cannot find this article.',
  text: 'It may have moved, or there is a typo in the address. You can find the others in the library.',
  action: 'Open the library',
}

/** as search engines show it */
export const searchMessages = {
  none: (query: string) => `No article matches “${query}”.`,
  noneInTopic: 'There is no article on this topic here yet.',
  hint: 'Try another word, or fewer words. You can also look at all articles.',
  clear: 'Show all articles',
  partial: 'We searched titles and summaries only. The full texts could not be loaded.',
}

export const coachMessages = {
  title: 'Ask your AI coach',
  lead: 'Ask in your own words. Please leave out names and account numbers.',
  question: 'Your question',
  ask: 'Ask the coach',
  missing: 'Type your question first.',
  notOpen:
    'The chat did not open. Your question was not sent to anyone. Load the page again to ask the coach.',
  matches: 'These articles may answer it too:',
  noMatches: 'No article matches your question yet. The library may still help:',
  openLibrary: 'See all articles',
  match: (title: string, minutes: number) => `${title} (${minutes} min)`,
}

export const progressTexts = {
  loading: 'Loading your progress',
  read: 'Articles read',
  ofLibrary: (articles: number) => `of ${articles} in the library`,
  time: 'Time spent reading',
  minutes: (minutes: number) => plural(minutes, 'minute'),
  streak: 'Days in a row',
  days: (days: number) => plural(days, 'day'),
  startAgain: 'Read a little today to start again.',
  addsUp: 'A little each day adds up.',
  list: 'What you have read',
  readOn: (day: string) => `Read on ${day}`,
}

export const progressEmpty = {
  title: 'Nothing read yet',
  text: 'The articles you read will be listed here, with your minutes and your days in a row. Start with a short one.',
  action: 'Start reading',
}

export const visitorProgress = {
  title: 'Keep track of your reading',
  text: 'With a free account, the articles you read are listed here, with your minutes and your days in a row.',
  action: 'Create a free account',
}

export const visitorOffer = {
  title: 'See your own debt-free day',
  text: 'Enter what you owe and see the day you could be debt-free. You can try it without an account: what you enter stays in this browser. A free account keeps it safe, along with what you have read.',
  try: 'Try it without an account',
  create: 'Create a free account',
}

export const progressLoadFailed = {
  title: 'Your progress could not be loaded.',
  text: 'Nothing was lost. Please try again.',
}

export const readingToasts = {
  marked: { title: 'Marked as read', description: 'You can find it under My Progress.' },
  notKept: {
    title: 'Your mark could not be saved.',
    description: 'Check your connection, then press the button again.',
  },
}

export const lettersLine = {
  title: 'Is a collector writing or calling?',
  text: 'Four letters that protect you, free on every plan, each with its rule and its deadline.',
  link: 'See the letters',
}

export const worksheetsLine = {
  title: 'Do you think better on paper?',
  text: 'A debt list, a bill calendar, a spending tracker and more, to print in English or Spanish. Free for everybody.',
  link: 'See the worksheets',
}

export const educationLabel =
  'Education only. This is general knowledge, not advice made for you. Examples are worked out with made-up amounts.'

export const levelNames: Record<Article['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}
