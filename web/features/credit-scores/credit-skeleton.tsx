import { loadingCredit } from './loading-messages.ts'
import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'

/** The shape of the credit monitor while it loads. */
export function CreditSkeleton() {
  const rows = [...HEADER_ROWS, 'h-64', ['h-80', 'h-80'], 'h-12', 'h-96']
  return <SkeletonRows label={loadingCredit} rows={rows} />
}
