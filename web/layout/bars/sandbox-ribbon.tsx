import { useSandbox } from '#web/features/account/use-sandbox.ts'
import { formatDate, today } from '#web/format/dates.ts'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Says on every screen that nothing here is real, and which day it is once the clock was moved; beside it the pages
 * only the sandbox has. On public pages it lies at the foot of the window: they are painted before the answer is
 * there, and nothing may move.
 */
export function SandboxRibbon({ at }: { at: 'top' | 'foot' }) {
  const { sandbox } = useSandbox()
  if (!sandbox.sandbox) return null
  return (
    <aside
      aria-label="Sandbox"
      data-foot-ribbon={at === 'foot' || undefined}
      data-no-print
      className={classNames(
        'flex flex-wrap items-center justify-center gap-x-4 bg-gold-soft px-4 py-1 text-center text-tiny leading-tight font-[520] text-gold-ink',
        at === 'foot' && 'border-t border-gold/30',
      )}
    >
      <span className="py-1">Sandbox: no real money, banks or bureaus</span>
      {sandbox.movedByMs > 0 ? <span className="py-1">Today here is {formatDate(today())}</span> : null}
      {sandbox.hasPages ? (
        <span className="flex gap-4">
          <a className={pageLink} href="/sandbox/mail">
            Mail
          </a>
          {sandbox.hasClock ? (
            <a className={pageLink} href="/sandbox/clock">
              Clock
            </a>
          ) : null}
        </span>
      ) : null}
    </aside>
  )
}

const pageLink = 'inline-flex min-h-6 items-center underline underline-offset-3'
