import { lazy, Suspense } from 'react'
import { otherWays } from '#web/features/debts/start/messages.ts'
import { StartScreen } from '#web/features/debts/start/start-screen.tsx'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'

// Banks need an account: who has none does not load what links them.
const StartWays = lazy(async () => ({ default: (await import('./screens/start-ways.tsx')).StartWays }))

export const meta = () => [{ title: 'Start, Jubilee' }]

export default function StartPage() {
  return <StartScreen otherWays={isAnsweredHere() ? <WithAnAccount /> : <OfAccount />} />
}

function OfAccount() {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <StartWays />
    </Suspense>
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
