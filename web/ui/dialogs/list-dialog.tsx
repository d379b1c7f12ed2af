import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { actionTexts, listTexts } from '#web/ui/messages.ts'
import { Dialog } from './dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'

type ListDialogProps<Data> = {
  title: string
  description: string
  read: Parameters<typeof Loaded<Data>>[0]['read']
  /** what is read, in one word: "history" */
  what: string
  /** stands beside Close */
  action?: ReactNode
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A list in a dialog: while it loads, where it could not be read, and as it is. */
export function ListDialog<Data>(props: ListDialogProps<Data>) {
  const { title, description, read, what, action, onClose, children } = props
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {actionTexts.close}
          </Button>
          {action}
        </>
      }
    >
      <Loaded
        isInset
        read={read}
        title={listTexts.failed(what)}
        text={null}
        loading={
          <SkeletonRows label={listTexts.loading(what)} className="gap-3" rows={['h-14', 'h-14', 'h-14']} />
        }
      >
        {children}
      </Loaded>
    </Dialog>
  )
}

/** One line of such a list: what it was, what is known of it, and its amount and actions. */
export function ListEntry({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-[560] break-words">{name}</p>
        <p className="text-tiny text-ink-3">{note}</p>
      </div>
      {children}
    </li>
  )
}
