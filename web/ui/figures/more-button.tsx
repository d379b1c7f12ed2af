import { Button } from '#web/ui/button.tsx'
import { listTexts } from '#web/ui/messages.ts'
import { Problem } from '#web/ui/states/problem.tsx'

type MoreButtonProps = {
  label: string
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list; renders nothing on the last one. */
export function MoreButton(props: MoreButtonProps) {
  const { label, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = props
  if (!hasNextPage) return null
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
      <Problem isBare text={isFetchNextPageError ? listTexts.moreFailed : null} />
    </div>
  )
}
