import { HandHeart } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { listApplications, type GrantApplication } from '#contracts/foundation/grants.ts'
import { isOpen } from '#engine/grants/application-state.ts'
import { useRead } from '#web/api/use-read.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { AnswerCard, AppealCard, Withdraw } from './applicant-acts.tsx'
import { AnswersView } from '../answers-view.tsx'
import { partTitles } from '../messages.ts'
import { appealTexts, decisionTexts, statusTexts } from './status-messages.ts'
import { OwnDocuments } from '../documents/document-rows.tsx'
import { Timeline } from '../timeline.tsx'
import { dayInWords, dollars, programName, statusTones } from '../words.ts'

export const meta = () => [{ title: statusTexts.pageTitle }]

/** The status of the person's application: what happens next and when, and the actions they can take. */
export default function StatusPage() {
  const applications = useRead(listApplications, {}, { refetchOnMount: 'always' })
  const [search] = useSearchParams()
  const all = applications.data
  const shown = all?.find(({ id }) => id === search.get('id')) ?? all?.find(isOpenOne) ?? all?.[0]
  return (
    <div className="form-frame grid grid-cols-1 gap-6">
      <header>
        <BackLink isColored to={paths.foundation}>
          {statusTexts.place}
        </BackLink>
        <h1 className="mt-2">{shown ? statusTexts.heading[shown.status] : statusTexts.title}</h1>
      </header>
      <Loaded
        read={applications}
        {...statusTexts.loadFailed}
        loading={<SkeletonRows label={statusTexts.loading} rows={['h-44', 'h-64']} />}
      >
        {(list) =>
          shown ? (
            <ApplicationStatus
              key={shown.id}
              application={shown}
              others={list.filter(({ id }) => id !== shown.id)}
              isLooking={applications.isFetching}
              onLook={() => void applications.refetch()}
            />
          ) : (
            <NoApplication />
          )
        }
      </Loaded>
    </div>
  )
}

const isOpenOne = ({ status }: GrantApplication) => isOpen(status)

type ApplicationStatusProps = {
  application: GrantApplication
  others: readonly GrantApplication[]
  isLooking: boolean
  onLook: () => void
}

function ApplicationStatus({ application, others, isLooking, onLook }: ApplicationStatusProps) {
  return (
    <>
      <NextCard application={application} isLooking={isLooking} onLook={onLook} />
      {application.canAnswer ? <AnswerCard application={application} /> : null}
      <DecisionCard application={application} />
      {application.appeal ? (
        <TitledCard title={appealTexts.made}>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{application.appeal.text}</p>
        </TitledCard>
      ) : null}
      {application.canAppeal ? <AppealCard application={application} /> : null}
      <TitledCard title={statusTexts.timeline}>
        <Timeline events={application.events} />
      </TitledCard>
      {application.status === 'draft' ? null : <SubmittedAnswers application={application} />}
      {application.canWithdraw ? <Withdraw application={application} /> : null}
      <OtherApplications others={others} />
    </>
  )
}

type NextProps = Omit<ApplicationStatusProps, 'others'>

/** What happens next, and when: the main thing on this screen. */
function NextCard({ application, isLooking, onLook }: NextProps) {
  return (
    <section aria-labelledby="next-title" className="rounded-card bg-brand-soft p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-title">
          {isOpen(application.status) || application.canAppeal
            ? statusTexts.nextTitle
            : statusTexts.endedTitle}
        </h2>
        <Tag tone={statusTones[application.status]}>{statusTexts.label[application.status]}</Tag>
      </div>
      <p className="mt-3 max-w-text text-lead">{application.next}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {application.status === 'draft' ? (
          <Link className={buttonClass({})} to={paths.foundationApply}>
            {statusTexts.goOn}
          </Link>
        ) : null}
        {isOpen(application.status) ? null : (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.foundationApply}>
            {statusTexts.again}
          </Link>
        )}
        {isOpen(application.status) && application.status !== 'draft' ? (
          <Button variant="quiet" size="small" busy={isLooking} onClick={onLook}>
            {statusTexts.lookAgain}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** The submitted application, collapsed. */
function SubmittedAnswers({ application }: { application: GrantApplication }) {
  return (
    <details className="rounded-card border border-line bg-raised">
      <summary className="min-h-13 cursor-pointer px-5 py-4 font-[560] sm:px-6">
        {statusTexts.sentTitle}
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        <AnswersView answers={application} titles={partTitles} />
        {application.documents.length > 0 ? (
          <OwnDocuments application={application} className="mt-5 border-t border-line pt-3" />
        ) : null}
      </div>
    </details>
  )
}

function OtherApplications({ others }: { others: readonly GrantApplication[] }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title" className="text-h3">
        {statusTexts.earlier}
      </h2>
      <ul className="mt-2">
        {others.map(({ id, status, program, createdAt }) => (
          <li key={id}>
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`${paths.foundationApplication}?id=${encodeURIComponent(id)}`}
            >
              {program ? programName(program) : statusTexts.grant}, {formatInstantDate(createdAt)}:{' '}
              {statusTexts.label[status]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoApplication() {
  const { title, text, action } = statusTexts.none
  return (
    <EmptyState icon={HandHeart} title={title} text={text}>
      <Link className={buttonClass({ size: 'large' })} to={paths.foundationApply}>
        {action}
      </Link>
    </EmptyState>
  )
}

/** The decision with its reason, and the effect of the grant once it is paid. */
function DecisionCard({ application }: { application: Pick<GrantApplication, 'decision' | 'paid'> }) {
  const { decision, paid } = application
  if (!decision) return null
  const { outcome, amount, reason, decidedAt } = decision
  return (
    <TitledCard title={decisionTexts.title}>
      <p className="font-[560]">
        {outcome === 'approved' ? decisionTexts.approved(dollars(amount)) : decisionTexts.refused}
      </p>
      {reason ? (
        <>
          <h3 className="mt-4 text-small text-ink-2">{decisionTexts.reason}</h3>
          <p className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">{reason}</p>
        </>
      ) : null}
      <p className="mt-3 text-tiny text-ink-3">{decisionTexts.on(formatInstantDate(decidedAt))}</p>
      {paid ? <Paid paid={paid} /> : null}
    </TitledCard>
  )
}

function Paid({ paid }: { paid: NonNullable<GrantApplication['paid']> }) {
  const { amount, paidOn, interestSaved, monthsSaved } = paid
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-[560]">{decisionTexts.paid(dollars(amount), dayInWords(paidOn))}</p>
      {interestSaved !== null && interestSaved > 0 ? (
        <p className="mt-1 text-small text-ink-2">
          {monthsSaved
            ? decisionTexts.saved(dollars(interestSaved), timeSpan(monthsSaved))
            : decisionTexts.savedInterest(dollars(interestSaved))}
        </p>
      ) : null}
    </div>
  )
}
