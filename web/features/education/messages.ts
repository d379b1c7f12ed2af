/** Texts of the library: empty states, errors, notes and toasts. */
import type { Article } from '#contracts/education/articles.ts'

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
  text: 'It may have moved, or the address has a slip in it. The library has the others.',
  action: 'Open the library',
}

/** as search engines show it */
export const libraryHead = {
  title: 'Financial Education, Jubilee',
  description:
    'Free articles in plain English and Spanish on debt, credit, collectors, student loans, budgets and saving. Each figure has a source or a worked example.',
}

export const searchMessages = {
  none: (query: string) => `No article matches “${query}”.`,
  noneInTopic: 'There is no article on this topic here yet.',
  hint: 'Try another word, or fewer words. You can also look at all articles.',
  clear: 'Show all articles',
  partial: 'We searched titles and summaries only. The full texts could not be loaded.',
}

export const coachMessages = {
  missing: 'Type your question first.',
  notOpen:
    'The chat did not open. Your question was not sent to anyone. Load the page again to ask the coach.',
  matches: 'These articles may answer it too:',
  noMatches: 'No article matches your question yet. The library may still help:',
  openLibrary: 'See all articles',
}

export const progressEmpty = {
  title: 'Nothing read yet',
  text: 'What you read will be listed here, with your minutes and your days in a row. Start with a short one.',
  action: 'Start reading',
}

export const visitorProgress = {
  title: 'Your reading, kept',
  text: 'With a free account what you read is listed here, with your minutes and your days in a row.',
  action: 'Create a free account',
}

export const visitorOffer = {
  title: 'See your own day without debt',
  text: 'Enter what you owe and see the day you could be free. You can try it without an account: it stays in this browser. A free account keeps it safe, and what you have read.',
  try: 'Try it without an account',
  create: 'Create a free account',
}

export const progressLoadFailed = {
  title: 'Your progress could not be loaded.',
  text: 'It is kept on the server, so nothing was lost. Please try again.',
}

export const readingToasts = {
  marked: { title: 'Marked as read', description: 'You find it under My Progress.' },
  notKept: {
    title: 'Your mark could not be saved.',
    description: 'Check your connection, then press the button again.',
  },
}

export const lettersLine = {
  title: 'A collector writes or calls?',
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

export const quizTexts = {
  title: 'Three questions for you',
  lead: 'To see what stayed with you. Your answers are not kept or counted.',
  check: 'Check',
  right: 'Yes, that is right.',
  notQuite: (right: string) => `Not quite. The answer is: ${right}`,
}

export const levelNames: Record<Article['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}
