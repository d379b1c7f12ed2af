import { useId, type ReactNode, type Ref } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type SecurityCardProps = {
  title: string
  lead?: string
  /** a word about its state, beside the title */
  tag?: ReactNode
  /** takes the focus when what had it is gone */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One way to guard the account: its name, its state, what can be done. */
export function SecurityCard({ title, lead, tag, titleRef, children }: SecurityCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CardTitle id={id} ref={titleRef} tabIndex={-1} className="min-w-0 scroll-mt-24">
          {title}
        </CardTitle>
        {tag}
      </div>
      {lead ? <p className="mt-1.5 max-w-text text-small text-ink-2">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </Card>
  )
}

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** what is said when it could not be loaded */
  failed: string
  children: (data: Data) => ReactNode
}

/** What a card shows of the server: its shape while it loads, a way to try again when that failed. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton className="h-24" />
  return <LoadFailed isInset title={failed} text={null} reads={query} />
}

/** Why something did not happen, beside where it was asked for. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className="mt-3 rounded-control bg-danger-soft px-4 py-2.5 text-small text-danger">
      {text}
    </p>
  )
}
