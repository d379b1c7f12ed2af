import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { chatTexts } from './messages.ts'

/** Who waits longer than this may stop. */
const STOP_AFTER_MS = 5_000

/** A reply is on its way. */
export function WaitingNote({ kind, onStop }: { kind: 'dots' | 'words'; onStop: () => void }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STOP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mb-3 flex min-h-11 items-center gap-3">
      {kind === 'words' ? <p className="text-small text-ink-2">{chatTexts.thinking}</p> : <Dots />}
      {isLong ? (
        <Button variant="plain" size="small" onClick={onStop}>
          {chatTexts.stop}
        </Button>
      ) : null}
    </div>
  )
}

function Dots() {
  return (
    <p className="flex items-center gap-1.5 rounded-card border border-line bg-paper px-4 py-3.5">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="size-2 rounded-full bg-ink-3 motion-safe:animate-[breathe_1.2s_ease-in-out_infinite]"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
      <span className="sr-only">{chatTexts.typing}</span>
    </p>
  )
}
