import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listGrantQueue } from '#contracts/foundation/grants-desk.ts'
import { listJobs } from '#contracts/admin/jobs.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { deskTexts, failedJobs, sectionNames, waitingGrants } from './messages.ts'
import { adminSections } from './sections.ts'

/** The admin's first page: pending work, the system's health, then every section. */
export function DeskScreen({ health }: { health: ReactNode }) {
  const waiting = useWaiting()
  return (
    <DeskPage title={deskTexts.title} lead={deskTexts.lead}>
      <TitledCard title={deskTexts.waiting}>
        {waiting ? (
          <WaitingList waiting={waiting} />
        ) : (
          <SkeletonRows label={deskTexts.looking} rows={['h-12']} />
        )}
      </TitledCard>
      {health}
      <Sections />
    </DeskPage>
  )
}

function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return <p className="text-ink-2">{deskTexts.nothing}</p>
  return (
    <ul className="grid">
      {waiting.map(({ to, text, section }) => (
        <li key={to} className="border-t border-line first:border-t-0">
          <Link
            to={to}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 no-underline"
          >
            <span>{text}</span>
            <span className="inline-flex items-center gap-1.5 text-small font-[560] text-brand">
              {section} <ArrowRight size={16} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Sections() {
  return (
    <section aria-labelledby="sections-title">
      <h2 id="sections-title">{deskTexts.sections}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {adminSections
          .filter(({ path }) => path !== paths.admin)
          .map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 font-[560] no-underline hover:border-field"
              >
                <Icon size={20} aria-hidden="true" className="shrink-0 text-brand" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

type Waiting = { to: string; section: string; text: string }

/** The work of a section in words; empty where there is none, undefined counts are not known. */
const words = (count: number | undefined, textOf: (count: number) => string) =>
  count === undefined ? deskTexts.notKnown : count === 0 ? '' : textOf(count)

/** Undefined until both reads settle. A failed read says so and links to its section. */
function useWaiting(): Waiting[] | undefined {
  const jobs = useRead(listJobs, {}, { refetchOnMount: 'always' })
  const grants = useRead(listGrantQueue, {}, { refetchOnMount: 'always' })
  if (jobs.isPending || grants.isPending) return undefined
  const failed = jobs.data?.reduce((sum, job) => sum + job.failed, 0)
  const sections = [
    {
      to: paths.adminGrants,
      section: sectionNames.grants,
      text: words(grants.data?.counts['waiting'], waitingGrants),
    },
    { to: paths.adminJobs, section: sectionNames.jobs, text: words(failed, failedJobs) },
  ]
  return sections.filter(({ text }) => text !== '')
}
