import type { ReactNode } from 'react'
import { getHealth, type Health, type OutsideState } from '#contracts/admin/system-health.ts'
import { formatMoney } from '#engine/money/format.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatDate, formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Concerns } from './health-notice.tsx'
import { concernsIn } from './health-concerns.ts'
import { durationWords, sizeWords } from './measures.ts'
import { databaseTexts, healthTexts, jobsTexts, modelTexts, outsideTexts, processTexts } from './messages.ts'

export const meta = () => [{ title: healthTexts.pageTitle }]

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
        <h2 id="concerns-title">
          {concerns.length === 0 ? healthTexts.allWellTitle : healthTexts.concernsTitle}
        </h2>
        <Button variant="quiet" size="small" busy={isLooking} onClick={onLookAgain}>
          {healthTexts.lookAgain}
        </Button>
      </div>
      <Concerns concerns={concerns} />
      <output className="mt-2 block text-small text-ink-2">
        {healthTexts.measured(formatInstant(health.asOf))}
      </output>
    </Card>
  )
}

const at = (instant: string | null) => (instant === null ? healthTexts.never : formatInstant(instant))

function Measures({ health }: { health: Health }) {
  const { database, jobs, disk } = health
  const { connections, migrations } = database
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Facts title={databaseTexts.title}>
        <Fact name={databaseTexts.answer} value={databaseTexts.milliseconds(database.answerMs)} />
        <Fact name={databaseTexts.version} value={database.version} />
        <Fact name={databaseTexts.size} value={sizeWords(database.sizeBytes)} />
        <Fact
          name={databaseTexts.connections}
          value={databaseTexts.openOf(connections.open, connections.most)}
        />
        <Fact
          name={databaseTexts.migrations}
          value={databaseTexts.appliedOf(migrations.applied, migrations.known)}
        />
        {disk ? (
          <Fact
            name={databaseTexts.disk}
            value={databaseTexts.freeOf(sizeWords(disk.freeBytes), sizeWords(disk.totalBytes))}
          />
        ) : null}
      </Facts>
      <Facts title={jobsTexts.title}>
        <Fact name={jobsTexts.waiting} value={jobs.queued} />
        <Fact name={jobsTexts.running} value={jobs.running} />
        <Fact name={jobsTexts.failed} value={jobs.failed} />
        <Fact
          name={jobsTexts.oldestDue}
          value={jobs.oldestDueSeconds === null ? jobsTexts.noneDue : durationWords(jobs.oldestDueSeconds)}
        />
        <Fact name={jobsTexts.lastDone} value={at(jobs.lastDoneAt)} />
      </Facts>
      <Facts title={processTexts.title}>
        <Fact name={processTexts.version} value={processTexts.versionAndMode(health.version, health.mode)} />
        <Fact name={processTexts.node} value={health.node} />
        <Fact name={processTexts.uptime} value={durationWords(health.uptimeSeconds)} />
        <Fact name={processTexts.memory} value={sizeWords(health.memoryBytes)} />
      </Facts>
      <Facts title={processTexts.anyTitle}>
        <Fact name={processTexts.lastPaymentEvent} value={at(health.lastPaymentEventAt)} />
        <Fact name={processTexts.lastBankReading} value={at(health.lastBankReadingAt)} />
        <Fact name={processTexts.lastBackup} value={at(health.lastBackupAt)} />
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
    <TitledCard title={outsideTexts.title} lead={outsideTexts.lead}>
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
        {outsideTexts.names[name]}
        {isSandbox ? <Tag tone="sample">{outsideTexts.sandbox}</Tag> : null}
      </p>
      <p className="text-small text-ink-2">
        {isSetUp
          ? calls === 0
            ? outsideTexts.notAsked
            : outsideTexts.calls(calls, failures)
          : outsideTexts.notSetUp}
        {lastSuccessAt ? ` ${outsideTexts.lastAnswer(formatInstant(lastSuccessAt))}` : ''}
        {lastFailureAt ? ` ${outsideTexts.lastFailure(formatInstant(lastFailureAt))}` : ''}
      </p>
    </li>
  )
}

const dollars = (cents: number) => formatMoney(cents, { decimals: 2 })

/** Nothing where no model was ever asked. */
function CoachModel({ limit, days }: Health['coachModel']) {
  if (days.length === 0) return null
  return (
    <TitledCard title={modelTexts.title} lead={modelTexts.lead}>
      <dl className="grid gap-2 text-small">
        {days.map((one) => (
          <Fact
            key={one.day}
            name={formatDate(one.day)}
            value={modelTexts.day({ ...one, spent: dollars(one.spent), limit: dollars(limit) })}
          />
        ))}
      </dl>
    </TitledCard>
  )
}
