import { Button } from '#web/ui/button.tsx'
import { useSandbox, type DemoPerson } from './use-sandbox.ts'

type DemoPeopleProps = { isBusy: boolean; onChoose: (person: DemoPerson) => void }

/** In the sandbox, people one may be: a press fills the form and signs in. */
export function DemoPeople({ isBusy, onChoose }: DemoPeopleProps) {
  const { sandbox } = useSandbox()
  if (sandbox.people.length === 0) return null
  return (
    <section aria-label="Demo people" className="mt-6 border-t border-line pt-5">
      <p className="text-small text-ink-2">Or look around as somebody else:</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {sandbox.people.map((person) => (
          <Button
            key={person.email}
            variant="quiet"
            size="small"
            disabled={isBusy}
            onClick={() => onChoose(person)}
          >
            {person.label}
          </Button>
        ))}
      </div>
    </section>
  )
}
