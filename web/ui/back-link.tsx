import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type BackLinkProps = {
  to: string
  /** in the color of a link, inside the head of a screen */
  isColored?: boolean
  className?: string
  children: ReactNode
}

/** The way back from a screen to the one it belongs to. */
export function BackLink({ to, isColored = false, className, children }: BackLinkProps) {
  const look = isColored
    ? 'link -ml-1 px-1'
    : '-ml-2 rounded-control px-2 text-ink-2 no-underline hover:text-ink'
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 text-small print:hidden',
        look,
        className,
      )}
    >
      <ArrowLeft size={16} aria-hidden="true" /> {children}
    </Link>
  )
}
