import { JobsScreen } from '#web/features/jobs/jobs-screen.tsx'

export const meta = () => [{ title: 'Jobs, Jubilee' }]

export default function AdminJobsPage() {
  return <JobsScreen />
}
