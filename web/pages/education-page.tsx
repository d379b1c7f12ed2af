import { LibrarySkeleton } from '#web/features/education/library/library-skeleton.tsx'
import { libraryHead } from '#web/features/education/loading-messages.ts'
import { describeOpenPage } from '#web/api/page-description.ts'
import { later } from '#web/layout/later/later.tsx'
import { paths } from '#web/paths.ts'

export const meta = describeOpenPage(libraryHead, paths.education)

export default later(
  async () => (await import('./screens/education-content.tsx')).EducationContent,
  <LibrarySkeleton />,
)
