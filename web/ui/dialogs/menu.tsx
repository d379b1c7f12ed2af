import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type MenuItem = { label: string; onSelect: () => void; tone?: 'plain' | 'danger'; picture?: ReactNode }

/**
 * A button that opens a short list of acts. The chosen act runs once the focus is back on the button, so that a
 * dialog it opens can give it back there. `children` is the one button. Not modal: the modal kind adds a style
 * element, which the security policy refuses.
 */
export function Menu({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  const chosen = useRef<(() => void) | null>(null)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={() => {
            if (chosen.current) queueMicrotask(chosen.current)
            chosen.current = null
          }}
          className="z-40 min-w-48 animate-[fade_120ms] rounded-card border border-line-strong bg-raised p-1.5 shadow-[0_8px_28px_rgb(0_0_0/0.14)]"
        >
          {items.map(({ label, onSelect, tone, picture }) => (
            <Radix.Item
              key={label}
              onSelect={() => {
                chosen.current = onSelect
              }}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-[0.9375rem] outline-none data-[highlighted]:bg-sunken',
                tone === 'danger' ? 'text-danger' : 'text-ink',
              )}
            >
              {picture}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
