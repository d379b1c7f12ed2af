import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import {
  getCourse,
  getLesson,
  saveLessonProgress,
  type Course,
  type Lesson,
} from '#contracts/education/course.ts'
import { formatDate } from '#web/format/dates.ts'
import { lessonPath, paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ReadMark } from '#web/ui/reading/reading-parts.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { lessonTexts } from './messages.ts'

/** The done button, and links to the previous and next lesson. */
export function LessonFoot({ lesson: { id, doneOn, previous, next } }: { lesson: Lesson }) {
  const mark = useMarkLesson(id)
  return (
    <footer className="mt-8 grid gap-5 print:hidden">
      <ReadMark
        done={doneOn && lessonTexts.doneOn(formatDate(doneOn))}
        label={doneOn === null ? lessonTexts.mark : lessonTexts.unmark}
        isBusy={mark.isPending}
        onPress={() => mark.mutate({ params: { id }, body: { isDone: doneOn === null } })}
      />
      <Problem isBare text={mark.isError ? lessonTexts.notKept : null} />
      <nav aria-label={lessonTexts.neighbors} className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <NeighborLink label={lessonTexts.previous} lesson={previous} />
        {next ? (
          <NeighborLink label={lessonTexts.next} lesson={next} isNext />
        ) : (
          <Link to={paths.course} className={buttonClass({ variant: 'quiet', className: 'sm:self-end' })}>
            {lessonTexts.toCourse}
          </Link>
        )}
      </nav>
    </footer>
  )
}

type NeighborLinkProps = { label: string; lesson: Lesson['next']; isNext?: boolean }

function NeighborLink({ label, lesson, isNext = false }: NeighborLinkProps) {
  if (lesson === null) return <span className="max-sm:hidden" />
  return (
    <div className={isNext ? 'sm:text-right' : ''}>
      <p className="text-small text-ink-2">{label}</p>
      <Link to={lessonPath(lesson.id)} className={buttonClass({ variant: 'quiet', className: 'mt-2' })}>
        {isNext ? null : <ArrowLeft size={16} aria-hidden="true" className="shrink-0" />}
        {lesson.title}
        {isNext ? <ArrowRight size={16} aria-hidden="true" className="shrink-0" /> : null}
      </Link>
    </div>
  )
}

/** Marks a lesson as done or not done, and updates both cached reads from the answer. */
function useMarkLesson(id: string) {
  const client = useQueryClient()
  return useWrite(saveLessonProgress, {
    shows: readOf(getCourse).queryKey,
    onSuccess: (course) =>
      client.setQueryData(
        readOf(getLesson, { params: { id } }).queryKey,
        (lesson) => lesson && { ...lesson, doneOn: doneOnIn(course, id) },
      ),
  })
}

function doneOnIn({ modules }: Course, id: string): string | null {
  return modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id)?.doneOn ?? null
}
