import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { loadingDebts } from './loading-messages.ts'

/** The shape of My Debts while it loads. */
export function DebtsSkeleton() {
  const rows = [...HEADER_ROWS, ['h-28', 'h-28', 'h-28'], 'h-[34rem]', ['h-52', 'h-52']]
  return <SkeletonRows label={loadingDebts} rows={rows} />
}
