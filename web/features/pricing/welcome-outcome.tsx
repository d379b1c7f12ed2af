import { Link } from 'react-router'
import { verifySubscription } from '#contracts/money/billing.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { ACCOUNT_SETUP, loginReturningTo, paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { ReactNode } from 'react'
import { welcomeMessages, welcomeTexts } from './messages.ts'
import { priceOf } from './plan-price.ts'

type Purchase = AnswerOf<typeof verifySubscription>

type WelcomeOutcomeProps = {
  sessionId: string | null
  /** the address is known: the prerendered page does not have it */
  isReady: boolean
  isSignedIn: boolean
  /** the browser leaves to set up the account; `email` only where it may be shown whole */
  onSetUp: (email: string | null) => void
}

/** The outcome of a checkout: loading, then the success or the error (spec 4). */
export function WelcomeOutcome({ sessionId, isReady, isSignedIn, onSetUp }: WelcomeOutcomeProps) {
  const purchase = useRead(
    verifySubscription,
    { query: { session_id: sessionId ?? '' } },
    { enabled: sessionId !== null && sessionId !== '' },
  )
  if (!isReady || purchase.isLoading) {
    return (
      <Frame>
        <Spinner label={welcomeTexts.loading} />
      </Frame>
    )
  }
  if (!sessionId) return <Failure sentence={welcomeMessages.noSession} text={welcomeTexts.noSessionText} />
  if (!purchase.data) {
    return (
      <Failure
        sentence={serverMessage(purchase.error) ?? welcomeMessages.notVerified}
        text={welcomeTexts.nothingLost}
        retry={{ again: () => void purchase.refetch(), isBusy: purchase.isFetching }}
      />
    )
  }
  return <Success purchase={purchase.data} isSignedIn={isSignedIn} onSetUp={onSetUp} />
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className="page-width grid h-full min-h-[70dvh] place-content-center justify-items-center gap-4 py-10 text-center md:py-16">
      {children}
    </section>
  )
}

type FailureProps = { sentence: string; text: string; retry?: { again: () => void; isBusy: boolean } }

function Failure({ sentence, text, retry }: FailureProps) {
  return (
    <Frame>
      <div role="alert" className="grid justify-items-center gap-4">
        <h1 className={sentence.length > 60 ? 'max-w-[32ch] text-h2' : 'max-w-[24ch]'}>{sentence}</h1>
        <p className="max-w-[44ch] text-lead text-ink-2">{text}</p>
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to={paths.pricing} className={buttonClass({ size: 'large' })}>
          {welcomeMessages.returnToPricing}
        </Link>
        {retry ? (
          <Button size="large" variant="quiet" busy={retry.isBusy} onClick={retry.again}>
            {welcomeTexts.again}
          </Button>
        ) : null}
      </div>
    </Frame>
  )
}

/** The plan that was bought, and the date of the first charge. */
function planWords({ planId, trialEndsAt }: Purchase): string {
  if (planId === 'price_premium') return welcomeTexts.premium
  if (trialEndsAt === null) return welcomeTexts.pro
  return `${welcomeTexts.pro} ${welcomeTexts.trial(formatInstantDate(trialEndsAt), priceOf('Pro').now)}`
}

type SuccessProps = { purchase: Purchase } & Pick<WelcomeOutcomeProps, 'isSignedIn' | 'onSetUp'>

function Success({ purchase, isSignedIn, onSetUp }: SuccessProps) {
  const { customerEmail } = purchase
  return (
    <Frame>
      <p className="rounded-full bg-brand-soft px-4 py-2 text-small font-[560] text-brand-deep">
        {welcomeTexts.confirmed}
      </p>
      <h1 className="max-w-[18ch] text-display">{welcomeTexts.title}</h1>
      <p className="max-w-[48ch] text-lead text-ink-2">{planWords(purchase)}</p>
      {customerEmail ? (
        <p className="text-small text-ink-2">
          {welcomeTexts.email}: <b className="wrap-anywhere text-ink">{customerEmail}</b>
        </p>
      ) : null}
      <NextStep purchase={purchase} isSignedIn={isSignedIn} onSetUp={onSetUp} />
    </Frame>
  )
}

/** A guest sets up the account; a person with one goes on. */
function NextStep({ purchase, isSignedIn, onSetUp }: SuccessProps) {
  const look = buttonClass({ size: 'large' })
  if (purchase.needsAccount && !isSignedIn) {
    return (
      <div className="mt-4 grid max-w-[34rem] justify-items-center gap-3 rounded-card border border-line bg-raised p-6 md:p-8">
        <h2>{welcomeTexts.create}</h2>
        <p className="text-ink-2">{welcomeTexts.createText}</p>
        <a href={ACCOUNT_SETUP} className={look} onClick={() => onSetUp(wholeEmail(purchase.customerEmail))}>
          {welcomeTexts.goOn}
        </a>
      </div>
    )
  }
  return (
    <div className="mt-4 grid justify-items-center gap-4">
      <p className="text-ink-2">{isSignedIn ? welcomeTexts.yours : welcomeTexts.signInText}</p>
      <Link to={isSignedIn ? paths.dashboard : loginReturningTo(paths.dashboard)} className={look}>
        {isSignedIn ? welcomeTexts.dashboard : welcomeTexts.signIn}
      </Link>
    </div>
  )
}

/** The email where it is shown whole, which is in the browser that bought (reading 22); a masked one is none. */
function wholeEmail(email: string | null): string | null {
  return email !== null && /^[^*•…\s]+@[^*•…\s]+$/.test(email) ? email : null
}
