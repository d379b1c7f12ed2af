import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

type ScreenHeaderProps = { back: string; place: string; title: string; lead: string }

/** The way back, what this is, and what happens with a file. */
export function ScreenHeader({ back, place, title, lead }: ScreenHeaderProps) {
  return (
    <header>
      <Link className="link -ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small" to={back}>
        <ArrowLeft size={16} aria-hidden="true" /> {place}
      </Link>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
    </header>
  )
}
