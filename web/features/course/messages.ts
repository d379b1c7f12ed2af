/** Every text of the course's screens that is not in `content/course`. */
import type { PlanName } from '#engine/access/prices.ts'

export const courseTexts = {
  back: 'Financial Education',
  eyebrow: 'The Premium course',
  lead: 'Eight weeks, one small step at a time. Go at your own pace: nothing expires, and you can come back to any lesson.',
  loading: 'Loading the course',
  bar: 'Lessons done',
  progress: (done: number, total: number) => `${done} of ${total} lessons done`,
  weekProgress: (done: number, total: number, length: string) => `${done} of ${total} done, ${length}`,
  start: (title: string) => `Start with “${title}”`,
  goOn: (title: string) => `Continue with “${title}”`,
  finished: 'You have finished every lesson. They stay open for you here.',
  weeks: 'The eight weeks',
  week: (week: number) => `Week ${week}`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} hr ${minutes} min`,
  inAll: (lessons: number, length: string) =>
    `${lessons} lessons with their worksheets: about ${length} in all.`,
  done: '(Done)',
}

export const lessonTexts = {
  back: 'The course',
  loading: 'Loading the lesson',
  place: ({ week, place, places }: { week: number; place: number; places: number }) =>
    `Week ${week}, lesson ${place} of ${places}`,
  task: 'Do this week',
  length: (reading: number, worksheet: number) =>
    `${reading + worksheet} min: ${reading} to read, ${worksheet} for the worksheet`,
  inWriting: 'The whole lesson is here in writing. Read it, print it, or have your device read it aloud.',
  onPaper: (place: string, title: string) => `${place}. ${title}.`,
  check: 'One question for you',
  checkLead: 'To see what stayed with you. Your answer is not kept or counted.',
  education:
    'Education only. This is general knowledge, not advice made for you. Names and amounts in examples are made up.',
  mark: 'Mark as done',
  unmark: 'Mark as not done',
  doneOn: (date: string) => `Done on ${date}`,
  notKept:
    'Your mark could not be saved. Nothing else was lost. Check your connection, then press the button again.',
  neighbors: 'Lessons',
  previous: 'Previous lesson',
  next: 'Next lesson',
  toCourse: 'Back to the eight weeks',
}

export const worksheetTexts = {
  about: (minutes: number) => `Worksheet, ${minutes} min`,
  print: 'Print the worksheet',
}

export const courseLoadFailed = {
  title: 'The course could not be loaded.',
  text: 'What you have done is kept, so nothing was lost. Check your connection, then try again.',
}

export const lessonLoadFailed = { ...courseLoadFailed, title: 'This lesson could not be loaded.' }

export const lessonMissing = {
  title: 'We cannot find this lesson.',
  text: 'It may have moved, or there is a typo in the address. You can find all the others in the course.',
  action: 'See all lessons',
}

export const lockedTexts = {
  plan: 'Premium',
  title: 'An eight-week course, part of Premium',
  text: 'Fifty short lessons on debt, credit, talks with lenders and work. Each one has an example that is worked out for you, one thing to do this week and one question.',
  free: 'All articles of the library stay free, on every plan. They cover much of the same ground.',
  has: (plan: PlanName) => `You are on ${plan}. The course comes with Premium.`,
  compare: 'Compare Plans',
  upgrade: 'Upgrade to Premium',
  library: 'Read the free articles',
  weeks: 'What the eight weeks cover',
}
