import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { toolTexts } from './messages.ts'
import { OPEN_TOOL_ID } from './open-tool.ts'

export type Tool = {
  /** in the address: `?tool=car` */
  name: string
  label: string
  card: ReactNode
  /** gets its code, before it is opened */
  fetch?: () => void
}

type ToolsProps = {
  tools: readonly Tool[]
  opened: string | null
  onToggle: (name: string) => void
  links: readonly { label: string; to: string }[]
}

const look =
  'inline-flex min-h-11 items-center rounded-control border px-3 text-small leading-tight md:px-3.5 font-[560] no-underline'

/** Every tool in a row; the one that is chosen opens below it. Links lead to tools with a screen of their own. */
export function Tools({ tools, opened, onToggle, links }: ToolsProps) {
  const open = tools.find(({ name }) => name === opened)
  return (
    <section aria-labelledby="tools-title" data-no-print className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="tools-title">{toolTexts.title}</h2>
        <p className="text-tiny text-ink-3">{toolTexts.lead}</p>
      </div>
      <ul className="flex flex-wrap gap-1.5 md:gap-2">
        {tools.map(({ name, label, fetch }) => (
          <li key={name}>
            <button
              type="button"
              aria-expanded={name === opened}
              aria-controls={name === opened ? OPEN_TOOL_ID : undefined}
              onClick={() => onToggle(name)}
              onPointerOver={fetch}
              onFocus={fetch}
              className={classNames(
                look,
                name === opened
                  ? 'border-brand bg-brand-soft text-brand-deep'
                  : 'border-line-strong bg-raised text-ink hover:border-field',
              )}
            >
              {label}
            </button>
          </li>
        ))}
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={classNames(look, 'border-line-strong bg-raised text-ink hover:border-field')}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {open && (
        <div key={open.name} id={OPEN_TOOL_ID} className="mt-4 grid min-w-0 grid-cols-1 scroll-mt-20">
          {open.card}
        </div>
      )}
    </section>
  )
}
