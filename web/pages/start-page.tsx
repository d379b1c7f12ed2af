import { otherWays } from '#web/features/debts/start/messages.ts'
import { StartScreen } from '#web/features/debts/start/start-screen.tsx'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { tabTitles } from './screens/messages.ts'

// Banks need an account: who has none does not load what links them.
const StartWays = latePart(
  async () => (await import('./screens/start-ways.tsx')).StartWays,
  <div className="min-h-11" />,
)

export const meta = () => [{ title: tabTitles.start }]

export default function StartPage() {
  return <StartScreen otherWays={isAnsweredHere() ? <WithAnAccount /> : <StartWays />} />
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
