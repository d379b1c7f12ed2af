/** The Premium course: eight weeks of written lessons, and a person's progress. */
import * as z from 'zod/mini'
import { educationTexts } from './education-messages.ts'
import { calendarDate, day } from '#contracts/amounts.ts'
import { articleBlock, quizQuestion } from './articles.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { language } from '#contracts/language.ts'

const words = z.string().check(z.trim(), z.minLength(1))
const lessonId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const source = z.strictObject({
  title: words,
  publisher: words,
  url: z.string().check(z.regex(/^https:\/\/\S+$/)),
})

/** What to do this week: one to three steps, and the screen on which they are done. */
const lessonTask = z.strictObject({
  steps: z.array(words).check(z.minLength(1), z.maxLength(3)),
  /** a path of the app */
  to: z.string().check(z.regex(/^\/[a-z]\S*$/)),
  /** the words of the link */
  link: words,
})
export type LessonTask = z.output<typeof lessonTask>

const worksheetPart = z.strictObject({
  /** a short question, or what to write down */
  label: words,
  /** an example, or where to find it */
  hint: z.optional(words),
  /** empty lines to write on */
  lines: z.int().check(z.minimum(1), z.maximum(6)),
})

/** A page to print and fill in by hand, with the person's own numbers. */
const lessonWorksheet = z.strictObject({
  title: words,
  /** what it is for and how to fill it in */
  lead: words,
  /** minutes to fill it in */
  minutes: z.int().check(z.minimum(1), z.maximum(30)),
  parts: z.array(worksheetPart).check(z.minLength(4), z.maxLength(8)),
})
export type LessonWorksheet = z.output<typeof lessonWorksheet>

/**
 * A lesson as it stands in content/course/lessons, one file each, and in Spanish in its folder `es`. Its week and title
 * are those of the curriculum.
 */
export const lessonContent = z.strictObject({
  id: lessonId,
  week: z.int().check(z.minimum(1), z.maximum(8)),
  title: words,
  /** minutes to read it */
  minutes: z.int().check(z.minimum(1), z.maximum(60)),
  /** the one thing the lesson is about, in a sentence */
  idea: words,
  blocks: z.array(articleBlock).check(z.minLength(1)),
  task: lessonTask,
  worksheet: lessonWorksheet,
  check: quizQuestion,
  sources: z.array(source),
  /** the day the facts were written down from the sources */
  checkedOn: calendarDate,
  /** each figure of the text outside its worked example, and the source's address */
  figures: z.record(z.string(), z.string()),
})
export type LessonContent = z.output<typeof lessonContent>

const lessonLine = z.object({
  id: z.string(),
  title: z.string(),
  /** minutes to read it and to fill in its worksheet */
  minutes: z.int(),
  /** the day it was marked as done; null while it is not */
  doneOn: z.nullable(day),
})
export type LessonLine = z.output<typeof lessonLine>

const lessonName = z.object({ id: z.string(), title: z.string() })

export const courseAnswer = z.object({
  modules: z.array(z.object({ week: z.int(), title: z.string(), lessons: z.array(lessonLine) })),
  /** lessons done, of all */
  done: z.int(),
  total: z.int(),
  /** the first lesson that is not done, in the order of the course; null when all are */
  next: z.nullable(lessonName),
})
export type Course = z.output<typeof courseAnswer>

export const lessonAnswer = z.object({
  id: z.string(),
  week: z.int(),
  /** the title of its week */
  module: z.string(),
  /** its place in the week, 1 first, and how many there are */
  place: z.int(),
  places: z.int(),
  title: z.string(),
  /** minutes to read it */
  minutes: z.int(),
  idea: z.string(),
  blocks: z.array(articleBlock),
  task: lessonTask,
  worksheet: lessonWorksheet,
  check: quizQuestion,
  sources: z.array(source),
  checkedOn: day,
  /** what its text is written in; the names of the week and of the lessons beside it are in the reader's */
  language,
  doneOn: z.nullable(day),
  previous: z.nullable(lessonName),
  next: z.nullable(lessonName),
})
export type Lesson = z.output<typeof lessonAnswer>

export const getCourse = endpoint('GET /api/course', {
  summary: 'The weeks of the course with their lessons, and which of them are done.',
  access: 'signedIn',
  keptOffline: true,
  needs: 'course',
  answer: courseAnswer,
})

export const getLesson = endpoint('GET /api/course/lessons/{id}', {
  summary:
    'One lesson: its text, its task, its worksheet, its question and the lessons beside it; in English where it is not written in the language of the reader.',
  access: 'signedIn',
  needs: 'course',
  answer: lessonAnswer,
})

export const saveLessonProgress = endpoint('PUT /api/course/lessons/{id}/progress', {
  summary: 'Marks a lesson as done, or takes the mark back. Answers the course as it stands then.',
  access: 'signedIn',
  needs: 'course',
  body: z.strictObject({ isDone: z.boolean({ error: () => educationTexts().lessonDone }) }),
  answer: courseAnswer,
})
