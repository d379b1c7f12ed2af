import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

type CalculatorCardProps = { title: string; kind?: string; intro: string; children: ReactNode }

/**
 * A calculator's frame. What is inside sets itself by the card's width, wherever the page puts it. On a phone the
 * margins do not grow with the text: at twice its size a figure needs the whole width.
 */
export function CalculatorCard({ title, kind, intro, children }: CalculatorCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="@container min-w-0 max-md:p-[20px] md:p-6">
      <CardTitle id={id}>{title}</CardTitle>
      <p className="mt-1 mb-5 text-small text-ink-2">
        {kind ? <span className="font-[560] text-ink">{kind}. </span> : null}
        {intro}
      </p>
      {children}
    </Card>
  )
}

/** Entries beside their result where there is room, else above it. */
export function Workbench({ entries, result }: { entries: ReactNode; result: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-2 @3xl:gap-8">
      <div className="grid min-w-0 grid-cols-1 gap-4">{entries}</div>
      <div className="min-w-0">{result}</div>
    </div>
  )
}

/** Fields in pairs where two fit. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 @sm:grid-cols-2">{children}</div>
}

type ResultProps = {
  /** what was found, in one sentence with one number */
  finding: string
  isPlain?: boolean
  children?: ReactNode
}

/** The result, announced to screen readers when it changes. */
export function Result({ finding, isPlain, children }: ResultProps) {
  return (
    <div className="rounded-card bg-sunken p-[16px] @sm:p-5">
      <output
        aria-live="polite"
        className={classNames('block', isPlain ? 'text-small text-ink-2' : 'fig text-figure-s')}
      >
        {finding}
      </output>
      {children}
    </div>
  )
}

export type Fact = { name: string; figure: ReactNode; isSum?: boolean }

/** Names and figures, line by line; a sum is set off. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 text-small">
      {facts.map(({ name, figure, isSum }) => (
        <div
          key={name}
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-4 py-1.5',
            isSum && 'border-t border-line-strong font-[600]',
          )}
        >
          <dt className={isSum ? '' : 'text-ink-2'}>{name}</dt>
          <dd className="ml-auto tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a result rests on. */
export function Basis({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-tiny text-ink-3">{children}</p>
}
