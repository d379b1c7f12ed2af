import { Landmark } from 'lucide-react'
import { Link } from 'react-router'
import { mayUse } from '#engine/access/features.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { useLinking } from '#web/features/banks/use-linking.tsx'
import { otherWays } from '#web/features/debts/start/messages.ts'
import { paths } from '#web/paths.ts'
import { fieldId } from '#web/ui/fields/field.tsx'

/** Adding by hand is what the page is for: its first field takes the focus, once the dialog has let it go. */
function focusRow(): void {
  requestAnimationFrame(() => document.getElementById(fieldId('name'))?.focus())
}

/** Beside the rows of the first page, with an account: debts from a bank, or from a file. */
export function StartWays() {
  const { user } = useUser()
  const linking = useLinking(mayUse('bank_linking', useAccess(user)))
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {/* Not disabled while it runs: the bank's dialog gives the focus back to it. */}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-2 font-[560]"
          aria-disabled={linking.isBusy}
          onClick={linking.press}
        >
          <Landmark size={18} aria-hidden="true" /> <span aria-live="polite">{linking.label}</span>
        </button>
        <Link to={paths.debtsImport} className="link inline-flex min-h-11 items-center font-[560]">
          {otherWays.file}
        </Link>
      </div>
      {linking.notices}
      {linking.arrived}
      {linking.dialog(focusRow)}
    </>
  )
}
