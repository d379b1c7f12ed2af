import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { paperViewTexts as texts } from './messages.ts'

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
export function PaperBar({ page, pages, percent, canEnlarge, onTurn, onEnlarge }: PaperBarProps) {
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

/** A button that has nothing to do keeps the focus it has, and says so. */
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
