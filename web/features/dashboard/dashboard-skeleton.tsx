import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the dashboard while its one request is under way. */
export function DashboardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8" aria-busy="true">
      <p className="sr-only">Loading your figures</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
      <div>
        <Skeleton className="mb-3 h-7 w-52" />
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[1fr_1.6fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}
