import { MailCheck } from 'lucide-react'
import { messages } from '../messages.ts'
import { useSandbox } from '../use-sandbox.ts'

type CheckMailProps = {
  /** left out where the heading of the screen says it */
  title?: string
  description?: string
}

/** Says where to look next; the same for an address we know and one we do not. */
export function CheckMail({ title, description = messages.checkMail.description }: CheckMailProps) {
  const { sandbox } = useSandbox()
  return (
    <output className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand-deep">
        <MailCheck size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {title && <span className="font-display text-h2 font-[560]">{title}</span>}
      <span className="text-ink-2">{description}</span>
      {sandbox.hasPages ? (
        <a className="link py-2 text-small" href="/sandbox/mail">
          {messages.sandboxMail}
        </a>
      ) : null}
    </output>
  )
}
