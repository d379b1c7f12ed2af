import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { paperViewTexts as texts } from './messages.ts'
import { PaperBar } from './paper-bar.tsx'
import { PAPER_FRAME_PATH, type FrameKey } from './protocol.ts'
import { usePaperFrame, type PaperFile, type PaperFrame } from './use-paper-frame.ts'

const zooms = [1, 1.5, 2, 3] as const

type PaperViewProps = {
  file: PaperFile
  /** what a failed reading says; null where it says nothing of its own */
  wordsOf: (error: unknown) => string | null
  onClose: () => void
  onRetry: () => void
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * A paper, drawn page by page in a frame of its own. The frame is a stranger to our pages: a fault in what reads the file
 * reaches neither cookies nor anything that stands here.
 */
export function PaperView({ file, wordsOf, onClose, onRetry }: PaperViewProps) {
  const [page, setPage] = useState(1)
  const [step, setStep] = useState(0)
  const zoom = zooms[step] ?? 1
  const shown = usePaperFrame(file, { page, zoom, label: texts.page, onKey: press })
  const turn = (by: number): void => setPage((now) => within(now + by, 1, Math.max(1, shown.pages)))
  const enlarge = (by: number): void => setStep((now) => within(now + by, 0, zooms.length - 1))

  function press(key: FrameKey): void {
    if (key === 'Escape') onClose()
    if (key === 'PageUp') turn(-1)
    if (key === 'PageDown') turn(1)
    if (key === '+') enlarge(1)
    if (key === '-') enlarge(-1)
  }

  if (shown.stage === 'failed') return <PaperFailed words={wordsOf(shown.error)} onRetry={onRetry} />
  return (
    <div className="grid gap-3">
      <PaperBar
        page={page}
        pages={shown.pages}
        percent={zoom * 100}
        canEnlarge={step < zooms.length - 1}
        onTurn={turn}
        onEnlarge={enlarge}
      />
      <PaperSheet name={file.name} shown={shown} />
    </div>
  )
}

function PaperSheet({ name, shown: { frame, stage, pages } }: { name: string; shown: PaperFrame }) {
  return (
    <div className="relative h-[62dvh] overflow-hidden rounded-control border border-line bg-sunken">
      {stage === 'loading' ? (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={texts.loading} />
        </div>
      ) : null}
      {stage === 'open' && pages === 0 ? (
        <p className="absolute inset-0 grid place-items-center text-ink-2">{texts.empty}</p>
      ) : null}
      <iframe
        ref={frame}
        src={PAPER_FRAME_PATH}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        title={texts.frame(name)}
        className="relative size-full [color-scheme:light]"
      />
    </div>
  )
}

function PaperFailed({ words, onRetry }: { words: string | null; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="font-[600]">{texts.failed}</p>
      <p className="text-ink-2">{words ?? texts.failedHint}</p>
      <Button variant="quiet" className="mt-2" onClick={onRetry}>
        {texts.again}
      </Button>
    </div>
  )
}
