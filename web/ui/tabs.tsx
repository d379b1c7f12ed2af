import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

type TabsProps<Value extends string> = {
  /** names the row of tabs for screen readers */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** fills the width, one equal part a tab */
  wide?: boolean
  className?: string
  listClassName?: string
  panelClassName?: string
}

/**
 * Segmented tabs after the ARIA pattern: arrows, Home and End choose, Tab goes on into the panel. Written here
 * because the library's own puts style attributes into prerendered pages, which the security policy refuses.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, wide, className, listClassName, panelClassName } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function moveBy(event: KeyboardEvent): void {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onValueChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(
          'max-w-full flex-wrap rounded-[10px] bg-sunken p-1',
          wide ? 'flex' : 'inline-flex',
          listClassName,
        )}
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={moveBy}
              className={classNames(
                // The sides give way on a narrow screen, so that a long word fits at double text size.
                'min-h-11 rounded-[7px] px-[clamp(0.25rem,2vw,0.875rem)] text-small leading-tight font-[560] md:pointer-fine:min-h-9',
                // Equal parts where the longest words fit beside each other, else one row below the other.
                wide ? 'min-w-min flex-[1_1_0%]' : 'grow',
                isChosen
                  ? 'bg-chosen text-ink shadow-[0_1px_2px_rgb(0_0_0/0.12)]'
                  : 'text-ink-2 hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={classNames('mt-5', panelClassName)}
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  )
}

function targetOf(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
