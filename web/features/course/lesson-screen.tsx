import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { ArticleBlock, QuizQuestion } from '#contracts/education/articles.ts'
import { getLesson, type Lesson, type LessonTask } from '#contracts/education/course.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { ArticlePicture } from '#web/ui/article-picture.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { readingTexts } from '#web/ui/reading/messages.ts'
import { ReadingHeader, useTitle } from '#web/ui/reading/reading-parts.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { LessonFoot } from './lesson-foot.tsx'
import { LockedCourse } from './locked-course.tsx'
import { lessonLoadFailed, lessonMissing, lessonTexts } from './messages.ts'
import { WorksheetCard } from './worksheet-card.tsx'

type LessonScreenProps = { id: string; access: Access; parts: LessonParts }

/** One lesson in each of its states. `parts` render the text as the library does. */
export function LessonScreen({ id, access, parts }: LessonScreenProps) {
  if (!mayUse('course', access)) return <LockedCourse access={access} />
  return <OpenLesson id={id} parts={parts} />
}

function OpenLesson({ id, parts }: Omit<LessonScreenProps, 'access'>) {
  const lesson = useRead(getLesson, { params: { id } })
  if (lesson.data) return <LessonView key={id} lesson={lesson.data} parts={parts} />
  if (isNotFound(lesson.error)) return <Missing {...lessonMissing} to={paths.course} />
  if (lesson.isError) return <LoadFailed {...lessonLoadFailed} heading="h1" reads={lesson} />
  const rows = ['h-6 w-40', 'h-12 w-4/5', 'h-14', 'h-28', 'h-28', 'h-40']
  return (
    <SkeletonRows label={lessonTexts.loading} className="mx-auto w-full max-w-[44rem] gap-4" rows={rows} />
  )
}

/** Components for a text, a question and sources; the page passes in those of the library. */
type LessonParts = {
  Body: ComponentType<{ blocks: readonly ArticleBlock[] }>
  Question: ComponentType<QuizQuestion>
  Sources: ComponentType<Pick<Lesson, 'sources' | 'checkedOn'>>
}

/** A lesson: its idea, its text, the week's task, its worksheet, one question, and links to its neighbors. */
function LessonView({ lesson, parts: { Body, Question, Sources } }: { lesson: Lesson; parts: LessonParts }) {
  useTitle(lesson.title)
  const { minutes, worksheet } = lesson
  const place = `${lessonTexts.place(lesson)}: ${lesson.module}`
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BackLink to={paths.course} className="mb-3">
        {lessonTexts.back}
      </BackLink>
      <div lang={lesson.language} className="print:flex print:flex-col">
        <ReadingHeader
          eyebrow={place}
          title={lesson.title}
          lead={lesson.idea}
          minutes={minutes}
          texts={{ ...readingTexts, minutes: () => lessonTexts.length(minutes, worksheet.minutes) }}
        />
        <ArticlePicture
          src={`/images/course/week-${lesson.week}.svg`}
          isFirst
          className="mt-6 rounded-card print:hidden"
        />
        <p className="mt-2 text-small text-ink-2 print:hidden">{lessonTexts.inWriting}</p>
        <div className="mt-8">
          <Body blocks={lesson.blocks} />
        </div>
        <Task task={lesson.task} />
        <WorksheetCard worksheet={worksheet} lesson={lessonTexts.onPaper(place, lesson.title)} />
        <section aria-labelledby="lesson-check" className="mt-10 border-t border-line pt-8 print:hidden">
          <h2 id="lesson-check">{lessonTexts.check}</h2>
          <p className="mt-2 mb-6 text-small text-ink-2">{lessonTexts.checkLead}</p>
          <Question {...lesson.check} />
        </section>
        {lesson.sources.length > 0 ? <Sources sources={lesson.sources} checkedOn={lesson.checkedOn} /> : null}
        <p className="mt-6 text-tiny text-ink-3">{lessonTexts.education}</p>
      </div>
      <LessonFoot lesson={lesson} />
    </div>
  )
}

/** One to three steps, and a link to the screen for them. */
function Task({ task }: { task: LessonTask }) {
  return (
    <Card aria-labelledby="lesson-task" className="mt-10 border-line-strong md:p-6 print:break-inside-avoid">
      <h2 id="lesson-task" className="text-h3">
        {lessonTexts.task}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-6 marker:text-ink-3">
        {task.steps.map((step) => (
          <li key={step} className="pl-1.5">
            {step}
          </li>
        ))}
      </ol>
      <Link to={task.to} className={buttonClass({ variant: 'quiet', className: 'mt-5 print:hidden' })}>
        {task.link}
      </Link>
    </Card>
  )
}
