import { classNames } from '#web/ui/class-names.ts'

type ProblemProps = { text: string | null; className?: string }

/** Why something did not happen, beside the button that was pressed; nothing where there is no problem. */
export function Problem({ text, className }: ProblemProps) {
  if (text === null) return null
  return (
    <p
      role="alert"
      className={classNames('rounded-control bg-danger-soft px-4 py-2.5 text-small text-danger', className)}
    >
      {text}
    </p>
  )
}
