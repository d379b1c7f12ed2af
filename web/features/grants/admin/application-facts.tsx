import type { ReactNode } from 'react'
import type { DeskApplication, FundsAnswer } from '#contracts/foundation/grants-desk.ts'
import { owesAnswer } from '#engine/grants/application-state.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { adminTexts, fundsTexts } from './admin-messages.ts'
import { dayInWords, dollars, programName } from '../words.ts'

/** The basis of a decision at a glance. */
export function ApplicationFacts({ application }: { application: DeskApplication }) {
  const { status, requestedAmount, approvedAmount, program, submittedAt, hearBy } = application
  return (
    <TitledCard title={adminTexts.facts}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={adminTexts.asks}>
          <span className="fig text-figure-s">{dollars(requestedAmount)}</span>
        </Fact>
        {approvedAmount === null ? null : (
          <Fact name={status === 'approved_once' ? adminTexts.approvedOnce : adminTexts.approved}>
            <span className="fig text-figure-s">{dollars(approvedAmount)}</span>
          </Fact>
        )}
        {program ? <Fact name={adminTexts.program}>{programName(program)}</Fact> : null}
        {submittedAt ? <Fact name={adminTexts.sentOn}>{formatInstantDate(submittedAt)}</Fact> : null}
        {hearBy && owesAnswer(status) ? <Fact name={adminTexts.answerBy}>{dayInWords(hearBy)}</Fact> : null}
        <Approvals application={application} />
        <GrantedFact application={application} />
        {application.isEmailConfirmed ? null : (
          <Fact name={adminTexts.email}>
            <Tag tone="warn">{adminTexts.emailUnconfirmed}</Tag>
          </Fact>
        )}
        <FundsFact funds={application.funds} />
        <SelfCheckFact application={application} />
      </dl>
    </TitledCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function Approvals({ application: { approvals, approvalsNeeded } }: { application: DeskApplication }) {
  return (
    <Fact name={adminTexts.approvals}>
      {adminTexts.approvalsOf(approvals.length, approvalsNeeded)}
      {approvals.map(({ adminId, name, at, isMe }) => (
        <span key={adminId} className="block text-small text-ink-2">
          {(isMe ? adminTexts.approvedByYou : adminTexts.approvedBy)(name, formatInstantDate(at))}
        </span>
      ))}
    </Fact>
  )
}

function GrantedFact({ application: { granted } }: { application: DeskApplication }) {
  const isNone = granted.person + granted.others === 0
  return (
    <Fact name={adminTexts.granted}>
      {isNone
        ? adminTexts.grantedNone
        : adminTexts.grantedTo(dollars(granted.person), dollars(granted.others))}
    </Fact>
  )
}

function FundsFact({ funds: { onHand, waiting, free } }: Pick<DeskApplication, 'funds'>) {
  return (
    <Fact name={fundsTexts.title}>
      {dollars(free)}
      <span className="block text-small text-ink-2">
        {fundsTexts.made(dollars(onHand), dollars(waiting))}
      </span>
    </Fact>
  )
}

function SelfCheckFact({ application: { eligibility, program } }: { application: DeskApplication }) {
  if (!eligibility) return null
  const { fits, reason, yearlyIncome, limit, year } = eligibility
  return (
    <Fact name={adminTexts.check}>
      <Tag tone={fits ? 'good' : 'warn'}>{fits ? adminTexts.fits : adminTexts.fitsNot}</Tag>
      <span className="mt-1.5 block text-small text-ink-2">
        {reason}{' '}
        {program === 'emergency'
          ? null
          : adminTexts.checkFigures(dollars(yearlyIncome), dollars(limit), year)}
      </span>
    </Fact>
  )
}

/** The money that can still be approved, and its parts, above the queue. */
export function FundsStats({ funds: { onHand, waiting, free } }: { funds: FundsAnswer }) {
  const figures = [
    { label: fundsTexts.onHand, amount: onHand, note: fundsTexts.onHandNote },
    { label: fundsTexts.waiting, amount: waiting, note: fundsTexts.waitingNote },
    { label: fundsTexts.free, amount: free, note: fundsTexts.freeNote },
  ]
  return (
    <Card aria-label={fundsTexts.title} className="md:p-6">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-3">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-x-4 sm:block">
            <dt className="text-small text-ink-2">
              {label}
              <span className="block text-tiny text-ink-3">{note}</span>
            </dt>
            <dd className="fig text-figure-s sm:mt-1">{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The same as a line of text, in the form that sets an amount. */
export function FundsNote({ funds: { onHand, waiting, free } }: { funds: FundsAnswer }) {
  return (
    <p className="text-small text-ink-2">
      <span className="font-[560] text-ink">{fundsTexts.line(dollars(free))}</span>{' '}
      {fundsTexts.made(dollars(onHand), dollars(waiting))}
    </p>
  )
}
