import { BookOpen, HandCoins, HeartHandshake, TrendingUp, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import { actionTexts, motivation } from './messages.ts'

type TakeActionProps = {
  /** opens the next payment, and shows the words once it is recorded; null where no debt is open */
  onPay: ((encouragement: string) => void) | null
}

/** Four steps a person can take now. Each does what it says; the encouraging words come after (reading 3). */
export function TakeAction({ onPay }: TakeActionProps) {
  const navigate = useNavigate()
  const { pay, earn, learn, help } = actionTexts
  const goTo = async (path: string, said: { title: string; description: string }) => {
    await navigate(path)
    toast(said)
  }
  return (
    <DashboardSection title={actionTexts.title}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1.7fr_1fr] md:gap-6">
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
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
              showHelp()
              toast(help.toast)
            }}
          />
        </ul>
        <Motivation />
      </div>
    </DashboardSection>
  )
}

export const HELP_ID = 'expert-help'

/** Goes to the part with real help and puts the focus on its heading. */
function showHelp(): void {
  const place = document.getElementById(HELP_ID)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

type TileProps = { icon: LucideIcon; title: string; text: string; onPress: () => void }

function Tile({ icon: Icon, title, text, onPress }: TileProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-11 flex-wrap items-start gap-3.5 rounded-card border border-line bg-raised p-4 text-left hover:border-field"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-deep">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-[560]">{title}</span>
          <span className="mt-0.5 block text-small text-ink-2">{text}</span>
        </span>
      </button>
    </li>
  )
}

function Motivation() {
  return (
    <div className="flex flex-col justify-center rounded-card bg-jubilee p-5 text-jubilee-ink md:p-6">
      <p className="fig text-figure-s">{motivation.title}</p>
      <p className="mt-2 text-small opacity-90">{motivation.text}</p>
    </div>
  )
}
