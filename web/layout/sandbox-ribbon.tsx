import { useSandbox } from '#web/features/account/use-sandbox.ts'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Says on every screen that nothing here is real. On public pages it lies at the foot of the window: they are
 * painted before the answer is there, and nothing may move.
 */
export function SandboxRibbon({ at }: { at: 'top' | 'foot' }) {
  const { sandbox } = useSandbox()
  if (!sandbox.sandbox) return null
  return (
    <aside
      aria-label="Sandbox"
      data-no-print
      className={classNames(
        'bg-gold-soft px-4 py-2 text-center text-tiny leading-tight font-[520] text-gold-ink',
        at === 'foot' && 'border-t border-gold/30',
      )}
    >
      Sandbox: no real money, banks or bureaus
    </aside>
  )
}
