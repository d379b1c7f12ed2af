import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { noPlan } from './messages.ts'

type NoPlanDialogProps = {
  /** adds a debt by hand, where that can be done */
  onAdd?: (() => void) | undefined
  onClose: () => void
}

/** Says plainly what linking is part of, and offers the way there and the way without it. */
export function NoPlanDialog({ onAdd, onClose }: NoPlanDialogProps) {
  const add = () => {
    onClose()
    onAdd?.()
  }
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      title={noPlan.title}
      description={noPlan.text}
      footer={
        <>
          {onAdd && (
            <Button variant="quiet" onClick={add}>
              {noPlan.add}
            </Button>
          )}
          <Link to={paths.pricing} className={buttonClass({})}>
            {noPlan.plans}
          </Link>
        </>
      }
    />
  )
}
