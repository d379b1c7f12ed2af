import { useEffect, useEffectEvent, useState, type ComponentType, type SyntheticEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lateDialogMessages, loadFailedMessages } from '#web/ui/messages.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { Sheet } from './sheet.tsx'

/** A wait that nobody notices is not told. */
const UNNOTICED_MS = 300

/**
 * A dialog whose code is fetched when it is opened, or before, when a pointer or the focus comes to a button inside what
 * carries `near`. A slow line is told after a moment; where the code did not come, a press fetches it again.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | null = null
  let fetching: Promise<ComponentType<Props>> | null = null
  const fetchCode = () => {
    fetching ??= load().then(
      (fetched) => (code = fetched),
      (error: unknown) => {
        fetching = null
        throw error
      },
    )
    return fetching
  }

  function LateDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => code)
    const [hasFailed, setFailed] = useState(false)
    if (Dialog) return <Dialog {...props} />
    if (hasFailed) return <NotOpened onClose={props.onClose} onRetry={() => setFailed(false)} />
    const wait = () => fetchCode().then((fetched) => setDialog(() => fetched))
    return <Fetching wait={wait} onFailed={() => setFailed(true)} onClose={props.onClose} />
  }

  const comeNear = ({ target }: SyntheticEvent) => {
    // What fails here is fetched again when the dialog is opened.
    if (target instanceof Element && target.closest('button')) fetchCode().catch(() => {})
  }
  return Object.assign(LateDialog, { near: { onPointerOver: comeNear, onFocus: comeNear } })
}

type FetchingProps = { wait: () => Promise<void>; onFailed: () => void; onClose: () => void }

function Fetching({ wait, onFailed, onClose }: FetchingProps) {
  const [isSlow, setSlow] = useState(false)
  const begin = useEffectEvent(() => {
    wait().catch(onFailed)
  })
  useEffect(() => {
    begin()
    const told = setTimeout(() => setSlow(true), UNNOTICED_MS)
    return () => clearTimeout(told)
  }, [])
  return isSlow ? (
    <Sheet title={lateDialogMessages.waiting} onClose={onClose}>
      <Spinner label={lateDialogMessages.opening} />
    </Sheet>
  ) : null
}

function NotOpened({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  return (
    <Sheet title={lateDialogMessages.failed} onClose={onClose}>
      <p role="alert" className="text-ink-2">
        {loadFailedMessages.text}
      </p>
      <Button className="mt-4" onClick={onRetry}>
        {loadFailedMessages.action}
      </Button>
    </Sheet>
  )
}
