import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { readMailedGift, stopMailedGift, type MailedGift } from '#contracts/foundation/donations.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { giftsTexts, mailedTexts, stopTexts } from './messages.ts'

export const meta = () => [{ title: mailedTexts.pageTitle }, { name: 'robots', content: 'noindex' }]

/** The link is invalid. Any other failure tells nothing about the link. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** The target of a mailed link: a guest's monthly gift, which they can stop here. */
export default function MailedGiftPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const gift = useRead(readMailedGift, { query: { token } }, { enabled: token !== '' })
  return (
    <div className="form-frame grid grid-cols-1 gap-5">
      <h1>{mailedTexts.title}</h1>
      {gift.data ? (
        <MonthlyGift gift={gift.data} token={token} />
      ) : token !== '' && gift.isPending ? (
        <Spinner label={mailedTexts.loading} />
      ) : token !== '' && !isUnknown(gift.error) ? (
        <LoadFailed title={mailedTexts.failed} text={giftsTexts.failedText} reads={gift} />
      ) : (
        <Card role="alert" className="grid justify-items-start gap-2 sm:p-6">
          <h2 className="text-h3">{mailedTexts.linkOver}</h2>
          <p className="text-ink-2">{mailedTexts.linkOverText}</p>
          <Link className={buttonClass({ variant: 'quiet', className: 'mt-2' })} to={paths.foundationGifts}>
            {giftsTexts.title}
          </Link>
        </Card>
      )}
    </div>
  )
}

function MonthlyGift({ gift, token }: { gift: MailedGift; token: string }) {
  const client = useQueryClient()
  const stop = useWrite(stopMailedGift, {
    onSuccess: () =>
      client.setQueryData(
        readOf(readMailedGift, { query: { token } }).queryKey,
        (shown) => shown && { ...shown, state: 'stopped' as const },
      ),
  })
  const amount = formatCharge(gift.amount)
  const isStopped = gift.state === 'stopped'
  return (
    <Card as="div" className="grid justify-items-start gap-3 sm:p-6">
      <p className="text-h3">{giftsTexts.monthly(amount)}</p>
      <p className="text-ink-2">
        {giftsTexts.since(formatInstantDate(gift.begunAt))} {mailedTexts.months(gift.months, amount)}
      </p>
      <output>{isStopped ? mailedTexts.stopped : mailedTexts.runs}</output>
      <Problem isBare text={stop.isError ? (serverMessage(stop.error) ?? stopTexts.failed) : null} />
      {isStopped ? null : (
        <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate({ body: { token } })}>
          {mailedTexts.stop}
        </Button>
      )}
    </Card>
  )
}
