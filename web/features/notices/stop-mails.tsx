import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { chooseNotice } from '#contracts/account/notices.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { stopTexts as texts } from './messages.ts'

const settingsLink = `${paths.settings}?tab=notifications`

/**
 * The target of a mail's unsubscribe link: the mails stop at once, and a button turns them back on.
 * A query and not a mutation, since React may render twice and the choice must be sent once.
 */
export function StopMails({ token }: { token: string | null }) {
  const choice = { body: { token: token ?? '', isOn: false } }
  const stopped = useQuery({ ...readOf(chooseNotice, choice), enabled: token !== null })
  if (token === null) return <p role="alert">{texts.noToken}</p>
  if (stopped.data) return <Unsubscribed token={token} first={stopped.data} />
  if (stopped.isError)
    return (
      <div className="grid justify-items-start gap-5">
        <p role="alert">{serverMessage(stopped.error) ?? texts.failed}</p>
        <Button variant="quiet" busy={stopped.isFetching} onClick={() => void stopped.refetch()}>
          {texts.again}
        </Button>
      </div>
    )
  return <Spinner label={texts.waiting} />
}

function Unsubscribed({ token, first }: { token: string; first: AnswerOf<typeof chooseNotice> }) {
  const choose = useWrite(chooseNotice)
  const { message, isOn } = choose.data ?? first
  return (
    <div className="grid justify-items-start gap-5">
      <output className="block">{message}</output>
      {choose.isError ? <p role="alert">{serverMessage(choose.error) ?? texts.failed}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          busy={choose.isPending}
          onClick={() => choose.mutate({ body: { token, isOn: !isOn } })}
        >
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
        <Link className={buttonClass({ variant: 'plain' })} to={settingsLink}>
          {texts.toSettings}
        </Link>
      </div>
    </div>
  )
}
