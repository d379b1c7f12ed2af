import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { paperViewTexts as texts } from './messages.ts'
import { PAPER_FRAME_PATH, type FrameKey } from './protocol.ts'
import { usePaperFrame, type PaperFile, type PaperFrame } from './use-paper-frame.ts'

const zooms = [1, 1.5, 2, 3] as const

type PaperViewProps = {
  file: PaperFile
  /** the sentence for a failed read; null where it has none of its own */
  wordsOf: (error: unknown) => string | null
  onClose: () => void
  onRetry: () => void
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * A paper, drawn page by page in a frame of its own. The frame is a stranger to our pages: a fault in what reads the file
 * reaches neither cookies nor anything on our pages.
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

type PaperBarProps = {
  page: number
  /** 0 until it is known */
  pages: number
  percent: number
  canEnlarge: boolean
  onTurn: (by: number) => void
  onEnlarge: (by: number) => void
}

/** Which page is shown, how large, and the ways to change that. */
function PaperBar({ page, pages, percent, canEnlarge, onTurn, onEnlarge }: PaperBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
      <div className="flex items-center gap-1">
        <ToolButton icon={ChevronLeft} name={texts.previous} isIdle={page <= 1} onPress={() => onTurn(-1)} />
        <output className="min-w-24 text-center text-small tabular-nums">
          {pages > 0 ? texts.page(page, pages) : null}
        </output>
        <ToolButton icon={ChevronRight} name={texts.next} isIdle={page >= pages} onPress={() => onTurn(1)} />
      </div>
      <div className="flex items-center gap-1">
        <ToolButton
          icon={ZoomOut}
          name={texts.smaller}
          isIdle={percent <= 100}
          onPress={() => onEnlarge(-1)}
        />
        <output className="text-center text-small tabular-nums max-sm:sr-only sm:min-w-12">
          {texts.zoom(percent)}
        </output>
        <ToolButton icon={ZoomIn} name={texts.larger} isIdle={!canEnlarge} onPress={() => onEnlarge(1)} />
      </div>
    </div>
  )
}

type ToolButtonProps = { icon: LucideIcon; name: string; isIdle: boolean; onPress: () => void }

/** A button with nothing to do keeps its focus, and is marked as disabled. */
function ToolButton({ icon: Icon, name, isIdle, onPress }: ToolButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      className="w-11"
      aria-label={name}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onPress}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
    </Button>
  )
}
