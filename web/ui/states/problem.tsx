import { classNames } from '#web/ui/class-names.ts'

type ProblemProps = {
  text: string | null
  /** the words alone, without a box around them */
  isBare?: boolean
  className?: string
}

/** Why something did not happen, beside the button that was pressed; nothing where there is no problem. */
export function Problem({ text, isBare, className }: ProblemProps) {
  if (text === null) return null
  const box = isBare ? '' : 'rounded-control bg-danger-soft px-4 py-2.5'
  return (
    <p role="alert" className={classNames(box, 'text-small text-danger', className)}>
      {text}
    </p>
  )
}
