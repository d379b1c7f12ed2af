import { serverMessage } from '#web/api/api-error.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { NoticeBar } from '#web/ui/notice-bar.tsx'
import { leaveTexts, noticeTexts } from './messages.ts'
import { useKeepAccount } from './use-privacy.ts'

/** A bar above every screen while the account is scheduled for deletion: the day, and a button that keeps it. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  useFormats()
  const keep = useKeepAccount()
  return (
    <NoticeBar
      label={noticeTexts.label}
      tone="warn"
      action={{
        label: leaveTexts.keep,
        busy: keep.isPending,
        onClick: () => void keep.mutateAsync().then(focusScreen, stayHere),
      }}
    >
      <p>{noticeTexts.text(formatInstantDate(deletesAt))}</p>
      {keep.error ? <p role="alert">{serverMessage(keep.error) ?? leaveTexts.notKept}</p> : null}
    </NoticeBar>
  )
}

/** The notice shows the error itself. */
function stayHere(): void {}

/** The notice disappears with its button: the screen below takes the focus. */
function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
