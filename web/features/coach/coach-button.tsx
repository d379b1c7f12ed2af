import { MessageCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { SpinnerMark } from '#web/ui/states/spinner.tsx'
import { chatState } from './chat-state.ts'
import { launcherTexts } from './launcher-messages.ts'
import { openCoach } from './open-coach.ts'

type CoachButtonProps = {
  /** its whole name beside the picture where there is room, or one word below it */
  look: 'text' | 'slot'
  className: string
}

const faces = {
  text: { picture: 'size-6', word: 'ml-2 max-[68rem]:hidden' },
  slot: {
    picture: 'h-7 w-full max-w-12 rounded-full group-aria-expanded:bg-brand-soft',
    word: 'w-full text-center text-[min(1em,4.4vw)]',
  },
}

/**
 * Opens the coach (spec 2), and minimizes it where it is open beside the page. It stands in a bar or a head, so that it
 * lies over nothing; which of several is seen depends on the width of the window.
 */
export function CoachButton({ look, className }: CoachButtonProps) {
  const { view, isLoading } = useSyncExternalStore(chatState.subscribe, chatState.read, chatState.read)
  const name = view === 'minimized' ? launcherTexts.goOn : launcherTexts.open
  const face = faces[look]
  return (
    <button
      type="button"
      data-coach-button
      data-no-print
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={view === 'open'}
      aria-busy={isLoading || undefined}
      onClick={() => (view === 'open' ? chatState.minimize() : openCoach())}
      className={classNames('group', className)}
    >
      <span className={classNames('grid place-items-center', face.picture)}>
        <span className="relative grid place-items-center">
          {isLoading ? (
            <SpinnerMark className="size-5.25" />
          ) : (
            <MessageCircle size={21} strokeWidth={1.75} aria-hidden="true" />
          )}
          <PulseDot />
        </span>
      </span>
      <span className={face.word}>{look === 'text' ? name : launcherTexts.word}</span>
    </button>
  )
}

function PulseDot() {
  return (
    <span aria-hidden="true" className="absolute -top-0.5 -right-0.5 size-2 rounded-full">
      <span className="absolute inset-0 rounded-full bg-c2 motion-safe:animate-ping" />
      <span className="absolute inset-0 rounded-full bg-c2" />
    </span>
  )
}
