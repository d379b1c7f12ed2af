import type { ReactNode } from 'react'
import { getHealth, type Health, type OutsideState } from '#contracts/admin/system-health.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatDate, formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Concerns } from './health-notice.tsx'
import { concernsIn, durationWords, modelDayWords, sizeWords } from './health-words.ts'
import { healthTexts, outsideWords } from './messages.ts'

export const meta = () => [{ title: 'System health, Jubilee' }]

/** How the system is, measured when the screen is opened and when it is asked for again. */
export default function HealthPage() {
  const health = useRead(getHealth, {}, { refetchOnMount: 'always' })
  return (
    <DeskPage title={healthTexts.title} lead={healthTexts.lead}>
      <Loaded read={health} title={healthTexts.loadFailed}>
        {(data) => (
          <>
            <Summary health={data} isLooking={health.isFetching} onLookAgain={() => void health.refetch()} />
            <Measures health={data} />
            <Outside health={data} />
            <CoachModel {...data.coachModel} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

type SummaryProps = { health: Health; isLooking: boolean; onLookAgain: () => void }

function Summary({ health, isLooking, onLookAgain }: SummaryProps) {
  const concerns = concernsIn(health)
  return (
    <Card aria-labelledby="concerns-title" className="md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="concerns-title">{concerns.length === 0 ? 'All is well' : 'Look at this'}</h2>
        <Button variant="quiet" size="small" busy={isLooking} onClick={onLookAgain}>
          {healthTexts.lookAgain}
        </Button>
      </div>
      <Concerns concerns={concerns} />
      <output className="mt-2 block text-small text-ink-2">Measured {formatInstant(health.asOf)}</output>
    </Card>
  )
}

const at = (instant: string | null) => (instant === null ? healthTexts.never : formatInstant(instant))

function Measures({ health }: { health: Health }) {
  const { database, jobs, disk } = health
  const { connections, migrations } = database
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Facts title="Database">
        <Fact name="Answers in" value={`${database.answerMs} ms`} />
        <Fact name="PostgreSQL" value={database.version} />
        <Fact name="Size" value={sizeWords(database.sizeBytes)} />
        <Fact name="Connections" value={`${connections.open} open of ${connections.most}`} />
        <Fact name="Migrations" value={`${migrations.applied} of ${migrations.known}`} />
        {disk ? (
          <Fact name="Disk" value={`${sizeWords(disk.freeBytes)} free of ${sizeWords(disk.totalBytes)}`} />
        ) : null}
      </Facts>
      <Facts title="Jobs">
        <Fact name="Waiting" value={jobs.queued} />
        <Fact name="Running" value={jobs.running} />
        <Fact name="Failed" value={jobs.failed} />
        <Fact
          name="Oldest one due"
          value={jobs.oldestDueSeconds === null ? 'none is due' : durationWords(jobs.oldestDueSeconds)}
        />
        <Fact name="Last one done" value={at(jobs.lastDoneAt)} />
      </Facts>
      <Facts title="This process">
        <Fact name="Version" value={`${health.version}, ${health.mode}`} />
        <Fact name="Node" value={health.node} />
        <Fact name="Up for" value={durationWords(health.uptimeSeconds)} />
        <Fact name="Memory" value={sizeWords(health.memoryBytes)} />
      </Facts>
      <Facts title="By any process">
        <Fact name="Last payment event" value={at(health.lastPaymentEventAt)} />
        <Fact name="Last bank reading" value={at(health.lastBankReadingAt)} />
        <Fact name="Last backup" value={at(health.lastBackupAt)} />
      </Facts>
    </div>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-3 grid gap-2 text-small">{children}</dl>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-[560]">{value}</dd>
    </div>
  )
}

function Outside({ health }: { health: Health }) {
  return (
    <TitledCard title={healthTexts.outside} lead={healthTexts.outsideLead}>
      <ul className="grid">
        {health.outside.map((one) => (
          <OutsideLine key={one.name} one={one} />
        ))}
      </ul>
    </TitledCard>
  )
}

function OutsideLine({ one }: { one: OutsideState }) {
  const { name, isSandbox, isSetUp, lastSuccessAt, lastFailureAt, calls, failures } = one
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[11rem_1fr] sm:items-baseline">
      <p className="flex flex-wrap items-center gap-2 font-[560]">
        {outsideWords[name]}
        {isSandbox ? <Tag tone="sample">{healthTexts.sandbox}</Tag> : null}
      </p>
      <p className="text-small text-ink-2">
        {isSetUp
          ? calls === 0
            ? healthTexts.notAsked
            : `${calls} calls, ${failures} failed.`
          : healthTexts.notSetUp}
        {lastSuccessAt ? ` Last answer ${formatInstant(lastSuccessAt)}.` : ''}
        {lastFailureAt ? ` Last failure ${formatInstant(lastFailureAt)}.` : ''}
      </p>
    </li>
  )
}

/** Nothing where no model was ever asked. */
function CoachModel({ limit, days }: Health['coachModel']) {
  if (days.length === 0) return null
  return (
    <TitledCard title={healthTexts.model} lead={healthTexts.modelLead}>
      <dl className="grid gap-2 text-small">
        {days.map((one) => (
          <Fact key={one.day} name={formatDate(one.day)} value={modelDayWords(one, limit)} />
        ))}
      </dl>
    </TitledCard>
  )
}
