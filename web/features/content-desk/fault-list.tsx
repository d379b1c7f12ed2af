import type { ContentFault } from '#contracts/admin/content.ts'
import { fieldId } from '#web/ui/fields/field.tsx'
import { deskTexts } from './messages.ts'

/** The errors that block publishing. Each one links to its field and expands the sections around it. */
export function FaultList({ faults }: { faults: readonly ContentFault[] }) {
  if (faults.length === 0) return <p className="text-small text-ink-2">{deskTexts.noFaults}</p>
  return (
    <div className="rounded-control border border-danger bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger">
      <p className="font-[600]">{deskTexts.faults}</p>
      <ul className="mt-1 grid gap-0.5">
        {faults.map(({ path, message }) => (
          <li key={`${path}:${message}`}>
            <a
              href={`#${fieldId(path)}`}
              className="inline-block py-1 wrap-anywhere underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                openAt(path)
              }}
            >
              {path === '' ? message : `${path}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field of a path, or its nearest existing ancestor. */
function openAt(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join('.')))
    if (!field) continue
    for (let above = field.parentElement; above; above = above.parentElement)
      if (above instanceof HTMLDetailsElement) above.open = true
    field.focus()
    return
  }
}
