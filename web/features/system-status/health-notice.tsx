import { Link } from 'react-router'
import { getHealth } from '#contracts/admin/system-health.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { concernsIn } from './health-concerns.ts'
import { healthTexts } from './messages.ts'

/** How the system is, in a line or a few, for the first page of the desk. */
export function HealthNotice() {
  const health = useRead(getHealth, {}, { refetchOnMount: 'always' })
  const concerns = health.data ? concernsIn(health.data) : []
  return (
    <TitledCard title={healthTexts.title}>
      {health.isPending ? <p className="text-ink-2">{healthTexts.measuring}</p> : null}
      {health.isError ? <p>{healthTexts.loadFailed}</p> : null}
      {health.data && concerns.length === 0 ? <p className="text-ink-2">{healthTexts.allWell}</p> : null}
      <Concerns concerns={concerns} />
      <Link to={paths.adminHealth} className="link mt-2 inline-flex min-h-11 items-center text-small">
        {healthTexts.more}
      </Link>
    </TitledCard>
  )
}

/** Nothing where there are none. */
export function Concerns({ concerns }: { concerns: readonly string[] }) {
  if (concerns.length === 0) return null
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {concerns.map((concern) => (
        <li key={concern}>{concern}</li>
      ))}
    </ul>
  )
}
