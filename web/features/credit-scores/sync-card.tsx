import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { NotConnected } from './not-connected.tsx'

// spec 7: what the call takes
const providers = [
  { provider: 'experian', label: 'Sync Experian' },
  { provider: 'transunion', label: 'Sync TransUnion' },
  { provider: 'both', label: 'Sync both' },
] as const

/** Fetches scores from a provider. Until one is connected a press says so, and changes nothing. */
export function SyncCard({ hasMonitoring }: { hasMonitoring: boolean }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Card aria-labelledby="sync-title" className="sm:p-6">
      <CardTitle id="sync-title">Sync your scores</CardTitle>
      <p className="mt-1.5 text-small text-ink-2">Fetch the latest score from a provider.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {providers.map(({ provider, label }) => (
          <Button key={provider} variant="quiet" onClick={() => setAsked(true)}>
            <RefreshCw size={17} aria-hidden="true" /> {label}
          </Button>
        ))}
      </div>
      <NotConnected kind="sync" isShown={isAsked} hasMonitoring={hasMonitoring} />
    </Card>
  )
}
