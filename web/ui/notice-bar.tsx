import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type NoticeBarProps = {
  label: string
  tone: 'info' | 'warn'
  /** the one thing to do about it */
  action: { label: string; busy: boolean; onClick: () => void }
  children: ReactNode
}

const tones = {
  info: { bar: 'bg-info-soft', text: 'text-info', button: 'text-info hover:bg-info/10' },
  warn: { bar: 'bg-warn-soft', text: 'text-warn', button: 'text-warn hover:bg-warn/10' },
}

/** A line above every screen, until something is done about it. */
export function NoticeBar({ label, tone, action, children }: NoticeBarProps) {
  const { bar, text, button } = tones[tone]
  return (
    <aside aria-label={label} data-no-print className={`border-b border-line ${bar}`}>
      <div className={`page-width flex flex-wrap items-center gap-x-4 gap-y-0 py-1.5 text-small ${text}`}>
        <div className="min-w-0 flex-1 basis-60 py-1.5">{children}</div>
        <Button
          variant="plain"
          size="small"
          busy={action.busy}
          className={`-ml-2.5 ${button}`}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      </div>
    </aside>
  )
}
