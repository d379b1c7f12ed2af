import { Button } from '#web/ui/button.tsx'

type OlderProps = {
  label: string
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list; renders nothing on the last one. */
export function OlderButton(props: OlderProps) {
  const { label, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = props
  if (!hasNextPage) return null
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
      {isFetchNextPageError ? (
        <p role="alert" className="text-small text-danger">
          These did not load. Please try again.
        </p>
      ) : null}
    </div>
  )
}
