import { TitledCard } from '#web/ui/card.tsx'
import { Button } from '#web/ui/button.tsx'
import { keepTexts as texts } from './messages.ts'
import { useKeepChoice } from './use-keep-choice.ts'

/** Asks once on each device whether figures may be kept there. */
export function KeepQuestion({ userId }: { userId: string }) {
  const { choice, choose } = useKeepChoice(userId)
  if (choice !== null || !('serviceWorker' in navigator)) return null
  return (
    <TitledCard title={texts.question} lead={texts.means}>
      <p className="max-w-text text-small text-ink-2">{texts.warning}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => choose('yes')}>
          {texts.yes}
        </Button>
        <Button variant="quiet" onClick={() => choose('no')}>
          {texts.no}
        </Button>
      </p>
    </TitledCard>
  )
}
