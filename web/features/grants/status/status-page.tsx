import { HandHeart } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { listApplications, type GrantApplication } from '#contracts/foundation/grants.ts'
import { isOpen } from '#engine/grants/application-state.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { AnswerCard, AppealCard, Withdraw } from './applicant-acts.tsx'
import { AnswersView } from '../answers-view.tsx'
import { DecisionCard } from './decision-card.tsx'
import { partTitles } from '../messages.ts'
import { appealTexts, statusTexts } from './status-messages.ts'
import { ownDocumentUrl, DocumentRow } from '../documents/document-rows.tsx'
import { Timeline } from '../timeline.tsx'
import { programName, statusTones } from '../words.ts'

export const meta = () => [{ title: 'Your grant application, Jubilee' }]

/** The status of the person's application: what happens next and when, and the actions they can take. */
export default function StatusPage() {
  const applications = useRead(listApplications, {}, { refetchOnMount: 'always' })
  const [search] = useSearchParams()
  const all = applications.data
  const shown = all?.find(({ id }) => id === search.get('id')) ?? all?.find(isOpenOne) ?? all?.[0]
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-6">
      <header>
        <BackLink isColored to={paths.foundation}>
          Jubilee Foundation
        </BackLink>
        <h1 className="mt-2">{shown ? statusTexts.heading[shown.status] : statusTexts.title}</h1>
      </header>
      {all ? (
        shown ? (
          <ApplicationStatus
            key={shown.id}
            application={shown}
            others={all.filter(({ id }) => id !== shown.id)}
            isLooking={applications.isFetching}
            onLook={() => void applications.refetch()}
          />
        ) : (
          <NoApplication />
        )
      ) : applications.isError ? (
        <LoadFailed {...statusTexts.loadFailed} reads={applications} />
      ) : (
        <SkeletonRows label={statusTexts.loading} rows={['h-44', 'h-64']} />
      )}
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
        <Card aria-labelledby="made-appeal" className="md:p-7">
          <h2 id="made-appeal">{appealTexts.made}</h2>
          <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{application.appeal.text}</p>
        </Card>
      ) : null}
      {application.canAppeal ? <AppealCard application={application} /> : null}
      <Card aria-labelledby="timeline-title" className="md:p-7">
        <h2 id="timeline-title" className="mb-5">
          {statusTexts.timeline}
        </h2>
        <Timeline events={application.events} />
      </Card>
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
    <section aria-labelledby="next-title" className="rounded-card bg-brand-soft p-5 md:p-7">
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
      <summary className="min-h-13 cursor-pointer px-5 py-4 font-[560] md:px-7">
        {statusTexts.sentTitle}
      </summary>
      <div className="px-5 pb-5 md:px-7 md:pb-7">
        <AnswersView answers={application} titles={partTitles} />
        {application.documents.length > 0 ? (
          <ul className="mt-5 border-t border-line pt-3">
            {application.documents.map((file) => (
              <DocumentRow key={file.id} file={file} url={ownDocumentUrl(application.id, file.id)} />
            ))}
          </ul>
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
              {program ? programName(program) : 'Grant'}, {formatInstantDate(createdAt)}:{' '}
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
