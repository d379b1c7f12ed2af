import { getReadingProgress } from '#contracts/education/articles.ts'
import { useRead } from '#web/api/use-read.ts'

/** What the person has read. It belongs to an account: for a visitor nothing is asked. */
export function useReadingProgress(isVisitor: boolean) {
  return useRead(getReadingProgress, {}, { enabled: !isVisitor })
}
