/** What the course's screens read and write. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCourse, getLesson, saveLessonProgress, type Course, type Lesson } from '#contracts/course.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export function useCourse() {
  return useQuery(readOf(getCourse))
}

export function useLesson(id: string) {
  return useQuery(readOf(getLesson, { params: { id } }))
}

function dayIn({ modules }: Course, id: string): string | null {
  return modules.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id)?.doneOn ?? null
}

/** Marks a lesson as done or not. The answer is shown on the lesson and on the course at once. */
export function useMarkLesson(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isDone: boolean) => call(saveLessonProgress, { params: { id }, body: { isDone } }),
    onSuccess: (course) => {
      client.setQueryData(readOf(getCourse).queryKey, course)
      client.setQueryData(readOf(getLesson, { params: { id } }).queryKey, (lesson: Lesson | undefined) =>
        lesson ? { ...lesson, doneOn: dayIn(course, id) } : lesson,
      )
    },
  })
}
