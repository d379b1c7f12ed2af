import { serverMessage } from '#web/api/api-error.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { leaveTexts, noticeTexts } from './messages.ts'
import { useKeepAccount } from './use-privacy.ts'

/** While an account is to be deleted, a line above every screen says when, and can keep it. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  useFormats()
  const keep = useKeepAccount()
  return (
    <aside aria-label={noticeTexts.label} data-no-print className="border-b border-line bg-warn-soft">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-0 py-1.5 text-small text-warn">
        <div className="min-w-0 flex-1 basis-60 py-1.5">
          <p>{noticeTexts.text(formatInstantDate(deletesAt))}</p>
          {keep.error ? <p role="alert">{serverMessage(keep.error) ?? leaveTexts.notKept}</p> : null}
        </div>
        <Button
          variant="plain"
          size="small"
          busy={keep.isPending}
          className="-ml-2.5 text-warn hover:bg-warn/10"
          onClick={() => void keep.mutateAsync().then(focusScreen, stayHere)}
        >
          {leaveTexts.keep}
        </Button>
      </div>
    </aside>
  )
}

/** What failed is said in the notice itself. */
function stayHere(): void {}

/** The notice goes with its button: the screen below takes the focus. */
function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
