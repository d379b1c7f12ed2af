import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

// spec 9
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Stands once around the screens that use tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** A word more about a control; never the only place of what must be known. `children` is one focusable element. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-72 animate-[fade_120ms] rounded-control bg-ink px-3 py-2 text-tiny text-paper"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
