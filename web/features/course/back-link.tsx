import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { lessonTexts } from './messages.ts'

function BackLink({ to, name }: { to: string; name: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-ink-2 no-underline hover:text-ink print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" /> {name}
    </Link>
  )
}

export function BackToLibrary() {
  return <BackLink to={paths.education} name="Financial Education" />
}

export function BackToCourse() {
  return <BackLink to={paths.course} name={lessonTexts.back} />
}
