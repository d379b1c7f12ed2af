import { BookOpen, HandCoins, HeartHandshake, TrendingUp, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { actionTexts, motivation } from './messages.ts'

type TakeActionProps = {
  /** opens the next payment, and shows the words once it is recorded; null where no debt is open */
  onPay: ((encouragement: string) => void) | null
  /** opens the row with real help */
  onHelp: () => void
}

/** Four steps a person can take now. Each does what it says; the encouraging words come after (reading 3). */
export function TakeAction({ onPay, onHelp }: TakeActionProps) {
  const navigate = useNavigate()
  const { pay, earn, learn, help } = actionTexts
  const goTo = async (path: string, said: { title: string; description: string }) => {
    await navigate(path)
    toast(said)
  }
  return (
    <section aria-labelledby="take-action-title" data-no-print className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="take-action-title">{actionTexts.title}</h2>
        <p className="text-small text-ink-2">{motivation}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:gap-4">
        <Tile
          icon={HandCoins}
          {...pay}
          onPress={() =>
            onPay
              ? onPay(`${pay.toast.title} ${pay.toast.description}`)
              : void goTo(paths.debtTracker, pay.toast)
          }
        />
        <Tile icon={TrendingUp} {...earn} onPress={() => void goTo(paths.extraIncome, earn.toast)} />
        <Tile icon={BookOpen} {...learn} onPress={() => void goTo(paths.education, learn.toast)} />
        <Tile
          icon={HeartHandshake}
          {...help}
          onPress={() => {
            onHelp()
            showHelp()
            toast(help.toast)
          }}
        />
      </ul>
    </section>
  )
}

/** where the row with real help is */
export const HELP_ID = 'expert-help'

function showHelp(): void {
  const place = document.getElementById(HELP_ID)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector('button')?.focus({ preventScroll: true })
}

type TileProps = { icon: LucideIcon; title: string; text: string; onPress: () => void }

function Tile({ icon: Icon, title, text, onPress }: TileProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-11 items-center gap-2.5 rounded-card border border-line bg-raised px-3 py-2.5 text-left hover:border-field md:gap-3.5 md:p-4"
      >
        <Icon size={20} aria-hidden="true" className="shrink-0 text-brand" />
        <span className="min-w-0 flex-1">
          <span className="block text-small font-[560] md:text-base">{title}</span>
          <span className="mt-0.5 hidden text-tiny text-ink-2 md:block">{text}</span>
        </span>
      </button>
    </li>
  )
}
