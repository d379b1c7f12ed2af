import { LibrarySkeleton } from '#web/features/education/library/library-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'Financial Education, Jubilee' }]

export default later(
  async () => (await import('./screens/education-content.tsx')).EducationContent,
  <LibrarySkeleton />,
)
