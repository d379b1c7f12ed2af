import { Link } from 'react-router'
import { verifyDonation } from '#contracts/foundation/donations.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatCharge } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { thanksTexts } from './messages.ts'

const frame = 'mx-auto grid max-w-[40rem] justify-items-center gap-4 py-10 text-center md:py-16'

/** The page after the payment: the amount, its entry in the public ledger, and the receipt. */
export function ThanksScreen({ sessionId, isSignedIn }: { sessionId: string; isSignedIn: boolean }) {
  const gift = useRead(verifyDonation, { query: { session_id: sessionId } }, { enabled: sessionId !== '' })
  if (sessionId === '') return <NotConfirmed title={thanksTexts.noSession} text={thanksTexts.noSessionText} />
  if (gift.isPending) {
    return (
      <div className={frame}>
        <Spinner label={thanksTexts.loading} />
      </div>
    )
  }
  if (!gift.data) {
    return (
      <NotConfirmed
        title={thanksTexts.failed}
        text={serverMessage(gift.error) ?? thanksTexts.failedText}
        retry={{ again: () => void gift.refetch(), isBusy: gift.isFetching }}
      />
    )
  }
  const { amount, isMonthly, email, publicName, entry } = gift.data
  const written = formatCharge(amount)
  return (
    <section className={frame}>
      <h1 className="text-display">{thanksTexts.title}</h1>
      <p className="text-lead text-ink-2">
        {isMonthly ? thanksTexts.monthly(written) : thanksTexts.once(written)}
      </p>
      {email ? <p className="wrap-anywhere">{thanksTexts.receipt(email)}</p> : null}
      <p className="text-ink-2">
        {thanksTexts.entry(entry)}{' '}
        <span className="wrap-anywhere">
          {publicName === null ? thanksTexts.anonymous : thanksTexts.named(publicName)}
        </span>
      </p>
      {isMonthly && !isSignedIn ? <p className="text-small text-ink-2">{thanksTexts.stopGuest}</p> : null}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link className={buttonClass({ size: 'large' })} to={paths.foundationLedger}>
          {thanksTexts.openLedger}
        </Link>
        {isSignedIn ? (
          <Link className={buttonClass({ size: 'large', variant: 'quiet' })} to={paths.foundationGifts}>
            {thanksTexts.myGifts}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

type NotConfirmedProps = { title: string; text: string; retry?: { again: () => void; isBusy: boolean } }

function NotConfirmed({ title, text, retry }: NotConfirmedProps) {
  return (
    <section className={frame}>
      <div role="alert" className="grid justify-items-center gap-3">
        <h1 className="text-h2">{title}</h1>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {retry ? (
          <Button busy={retry.isBusy} onClick={retry.again}>
            {thanksTexts.again}
          </Button>
        ) : null}
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.foundationDonate}>
          {thanksTexts.give}
        </Link>
      </div>
    </section>
  )
}
