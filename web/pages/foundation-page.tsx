import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'

export const meta = () => [{ title: 'Jubilee Foundation, Jubilee' }]

export default function FoundationPage() {
  return <FoundationView texts={usePublishedFoundation()} />
}
