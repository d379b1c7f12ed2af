import { useState, type ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import { listApplications } from '#contracts/foundation/grants.ts'
import { isOpen } from '#engine/grants/application-state.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { loginReturningTo, paths, signUpReturningTo } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { statusTexts } from '../status/status-messages.ts'
import { ApplicationSteps } from './application-steps.tsx'
import { CheckAnswer, SelfCheck } from './self-check.tsx'
import { applyTexts, checkTexts } from '../messages.ts'
import { useStart } from '../use-grants.ts'

const signUp = signUpReturningTo(paths.foundationApply)
const signIn = loginReturningTo(paths.foundationApply)

/** The published notes next to the application. */
type Notes = FoundationContent['apply']
type ApplyScreenProps = { isVisitor: boolean; notes: Notes; onSent: () => void }

/** Application for a grant: a self-check for everybody, then the application for people with an account. */
export function ApplyScreen({ isVisitor, notes, onSent }: ApplyScreenProps) {
  return isVisitor ? (
    <Frame backTo={null} lead={applyTexts.checkLead}>
      <p className="-mt-3">
        {checkTexts.begun}{' '}
        <Link className="link inline-flex min-h-11 items-center" to={signIn}>
          {checkTexts.goOn}
        </Link>
      </p>
      <VisitorCheck notes={notes} />
    </Frame>
  ) : (
    <Application notes={notes} onSent={onSent} />
  )
}

function Application({ notes, onSent }: { notes: Notes; onSent: () => void }) {
  const applications = useRead(listApplications, {}, { refetchOnMount: 'always' })
  const [hasBegun, setBegun] = useState(false)
  const open = applications.data?.find(({ status }) => isOpen(status))
  if (open && !open.canEdit) return <Navigate to={paths.foundationApplication} replace />
  const isChecking = applications.data !== undefined && !open
  return (
    <Frame backTo={paths.foundation} lead={isChecking ? applyTexts.checkLead : applyTexts.lead}>
      <Loaded read={applications} {...statusTexts.loadFailed}>
        {() =>
          open ? (
            <ApplicationSteps key={open.id} application={open} isNew={hasBegun} onSent={onSent} />
          ) : (
            <OwnCheck notes={notes} onBegin={() => setBegun(true)} />
          )
        }
      </Loaded>
    </Frame>
  )
}

function Frame({ backTo, lead, children }: { backTo: string | null; lead: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="max-w-[46rem]">
        {backTo ? (
          <BackLink isColored to={backTo}>
            {applyTexts.place}
          </BackLink>
        ) : null}
        <h1 className="mt-2">{applyTexts.heading}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-2">{lead}</p>
      </header>
      {children}
    </div>
  )
}

/** The self-check of a signed-in person, with a button to start an application for each program. */
function OwnCheck({ notes, onBegin }: { notes: Notes; onBegin: () => void }) {
  const start = useStart()
  const begin = (program: GrantProgram | null) => {
    onBegin()
    start.mutate(program)
  }
  const failure = start.isError ? (serverMessage(start.error) ?? checkTexts.startFailed) : null
  return (
    <CheckColumn
      notes={notes}
      below={
        <>
          <Problem isBare text={failure} />
          <Button
            variant="quiet"
            className="justify-self-start"
            busy={start.isPending}
            onClick={() => begin(null)}
          >
            {checkTexts.skip}
          </Button>
        </>
      }
    >
      {(program) => (
        <Button
          variant={program.fits ? 'primary' : 'quiet'}
          size="small"
          className="mt-1 justify-self-start"
          busy={start.isPending}
          onClick={() => begin(program.id)}
        >
          {checkTexts.beginFor(program.name)}
        </Button>
      )}
    </CheckColumn>
  )
}

/** The self-check of a visitor, with links to a free account. The answers are carried over. */
function VisitorCheck({ notes }: { notes: Notes }) {
  return (
    <CheckColumn
      notes={notes}
      below={
        <section className="grid justify-items-start gap-3 rounded-card bg-brand-soft p-5 md:p-6">
          <p>{checkTexts.accountWhy}</p>
          <div className="flex flex-wrap gap-3">
            <Link className={buttonClass({})} to={signUp}>
              {checkTexts.account}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={signIn}>
              {checkTexts.signIn}
            </Link>
          </div>
        </section>
      }
    >
      {(program) => (
        <Link
          className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-1 justify-self-start' })}
          to={signUp}
        >
          {checkTexts.beginFor(program.name)}
        </Link>
      )}
    </CheckColumn>
  )
}

type CheckColumnProps = {
  notes: Notes
  children: (program: { id: GrantProgram; name: string; fits: boolean }) => ReactNode
  below: ReactNode
}

function CheckColumn({ notes, children, below }: CheckColumnProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:gap-12">
      <div className="grid grid-cols-1 gap-6">
        <SelfCheck>{(answer) => <CheckAnswer answer={answer} renderAction={children} />}</SelfCheck>
        {below}
      </div>
      <Aside notes={notes} />
    </div>
  )
}

/** Things to prepare, immediate help, and a fraud warning. */
function Aside({ notes }: { notes: Notes }) {
  const { prepareHeading, prepare, now, nowSource, warning } = notes
  return (
    <div className="grid max-w-text gap-5 text-small text-ink-2">
      <section aria-labelledby="prepare-title">
        <h2 id="prepare-title" className="text-h3 text-ink">
          {prepareHeading}
        </h2>
        <ul className="mt-3 grid list-disc gap-1.5 pl-5">
          {prepare.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p>
        {now} <NewTabLink href={nowSource.url}>{nowSource.title}</NewTabLink>
      </p>
      <p>{warning}</p>
    </div>
  )
}
