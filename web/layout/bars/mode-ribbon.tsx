import { useSandbox, type Sandbox } from '#web/features/account/use-sandbox.ts'
import { formatDate, today } from '#web/format/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ribbonTexts } from './messages.ts'

/**
 * Says on every screen that nothing here is real: in the sandbox with the day it is once the clock was moved and the
 * pages only the sandbox has, in a test system with what has no key. On public pages it lies at the foot of the window:
 * they are painted before the answer is there, and nothing may move.
 */
export function ModeRibbon({ at }: { at: 'top' | 'foot' }) {
  const { sandbox: mode } = useSandbox()
  if (!mode.sandbox && !mode.isTest) return null
  return (
    <aside
      aria-label={mode.isTest ? ribbonTexts.testName : ribbonTexts.sandboxName}
      data-foot-ribbon={at === 'foot' || undefined}
      data-no-print
      className={classNames(
        'flex flex-wrap items-center justify-center gap-x-4 px-4 py-1 text-center text-tiny leading-tight font-[520]',
        mode.isTest ? 'bg-info-soft text-info' : 'bg-gold-soft text-gold-ink',
        at === 'foot' && (mode.isTest ? 'border-t border-info/30' : 'border-t border-gold/30'),
      )}
    >
      {mode.isTest ? <TestWords mode={mode} /> : <SandboxWords mode={mode} />}
    </aside>
  )
}

function TestWords({ mode: { notSetUp } }: { mode: Sandbox }) {
  return (
    <>
      <span className="py-1">{ribbonTexts.test}</span>
      {notSetUp.length > 0 ? <span className="py-1">{ribbonTexts.notSetUp(notSetUp)}</span> : null}
    </>
  )
}

function SandboxWords({ mode }: { mode: Sandbox }) {
  return (
    <>
      <span className="py-1">{ribbonTexts.sandbox}</span>
      {mode.movedByMs > 0 ? <span className="py-1">{ribbonTexts.todayIs(formatDate(today()))}</span> : null}
      {mode.hasPages ? (
        <span className="flex gap-4">
          <a className={pageLink} href="/sandbox/mail">
            {ribbonTexts.mail}
          </a>
          {mode.hasClock ? (
            <a className={pageLink} href="/sandbox/clock">
              {ribbonTexts.clock}
            </a>
          ) : null}
        </span>
      ) : null}
    </>
  )
}

const pageLink = 'inline-flex min-h-6 items-center underline underline-offset-3'
