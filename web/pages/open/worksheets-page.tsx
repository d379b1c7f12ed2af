import { useUser } from '#web/features/account/use-user.ts'
import { worksheetsHead } from '#web/features/education/worksheets/messages.ts'
import { WorksheetsScreen } from '#web/features/education/worksheets/worksheets-screen.tsx'
import { describeOpenPage } from '#web/api/page-description.ts'
import { paths } from '#web/paths.ts'

export const meta = describeOpenPage(worksheetsHead, paths.worksheets)

export default function WorksheetsPage() {
  const { user } = useUser()
  return <WorksheetsScreen isVisitor={!user} />
}
