import type { ReactNode } from 'react'
import { opensInNewTab } from './messages.ts'

type NewTabLinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site. It opens in a new tab, and tells screen readers so. */
export function NewTabLink({ href, className = 'link', children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {opensInNewTab}</span>
    </a>
  )
}
