import { Link } from 'react-router'
import { otherWays } from '#web/features/debts/start/messages.ts'
import { StartScreen } from '#web/features/debts/start/start-screen.tsx'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'Start, Jubilee' }]

export default function StartPage() {
  return <StartScreen otherWays={isAnsweredHere() ? <WithAnAccount /> : <OtherWays />} />
}

function OtherWays() {
  return (
    <Link to={paths.debtsImport} className="link inline-flex min-h-11 items-center font-[560]">
      {otherWays.account}
    </Link>
  )
}

function WithAnAccount() {
  return (
    <p className="mt-2 text-small text-ink-2">
      {otherWays.private}{' '}
      <a className="link" href={paths.createAccount}>
        {otherWays.create}
      </a>
    </p>
  )
}
