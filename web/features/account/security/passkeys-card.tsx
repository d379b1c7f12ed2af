import { removePasskey } from '#contracts/account/passkeys.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contracts/account/account.ts'
import { type AccountPasskey, getTwoFactor } from '#contracts/account/security.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { canUsePasskeys } from './browser-passkeys.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { confirmFirstTexts } from '../password/messages.ts'
import { passkeyTexts, twoFactorTexts } from './messages.ts'

/** The person's passkeys: which there are, one more, one less. */
export function PasskeysCard({ user }: { user: User }) {
  const twoFactor = useRead(getTwoFactor)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<AccountPasskey | null>(null)
  return (
    <TitledCard title={passkeyTexts.title} lead={passkeyTexts.lead}>
      <Loaded read={twoFactor} isInset title={twoFactorTexts.loadFailed} text={null}>
        {({ passkeys }) => (
          <>
            {passkeys.length === 0 ? (
              <p className="text-small text-ink-2">{passkeyTexts.empty}</p>
            ) : (
              <PasskeyList passkeys={passkeys} onRemove={setRemoving} />
            )}
            <div className="mt-4">
              <AddPasskey user={user} onAdd={() => setAdding(true)} />
            </div>
          </>
        )}
      </Loaded>
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
      {removing ? <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} /> : null}
    </TitledCard>
  )
}

function AddPasskey({ user, onAdd }: { user: User; onAdd: () => void }) {
  // Only the browser knows what it can do.
  const isHydrated = useHydrated()
  if (isHydrated && !canUsePasskeys()) return <p className="text-small text-ink-2">{passkeyTexts.cannot}</p>
  if (!user.emailVerified) return <ConfirmFirst why={confirmFirstTexts.passkey} />
  return (
    <Button variant="quiet" onClick={onAdd}>
      {passkeyTexts.add}
    </Button>
  )
}

type PasskeyListProps = { passkeys: readonly AccountPasskey[]; onRemove: (passkey: AccountPasskey) => void }

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <ul aria-label={passkeyTexts.list} className="grid divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
          <KeyRound size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1 basis-36">
            <p className="text-[0.9375rem] font-[560] break-words">{passkey.name}</p>
            <p className="mt-0.5 text-small text-ink-2">{usedWhen(passkey)}</p>
          </div>
          <Button variant="quiet" size="small" onClick={() => onRemove(passkey)}>
            {passkeyTexts.remove}
            <span className="sr-only">{` ${passkey.name}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function usedWhen({ createdAt, lastUsedAt }: AccountPasskey): string {
  const added = formatInstantDate(createdAt)
  return lastUsedAt === null
    ? passkeyTexts.neverUsed(added)
    : passkeyTexts.used(added, formatInstantDate(lastUsedAt))
}

type RemoveDialogProps = { passkey: AccountPasskey; onClose: () => void }

function RemoveDialog({ passkey, onClose }: RemoveDialogProps) {
  const remove = useWrite(removePasskey)
  function onSuccess(): void {
    toast(passkeyTexts.removed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={passkeyTexts.removeTitle}
      description={`“${passkey.name}”: ${passkeyTexts.removeText}`}
      problem={remove.error && (serverMessage(remove.error) ?? passkeyTexts.failed)}
      onOpenChange={(isOpen) => isOpen || onClose()}
      confirmLabel={passkeyTexts.removeConfirm}
      onConfirm={() => remove.mutate({ params: { id: passkey.id } }, { onSuccess })}
      busy={remove.isPending}
    />
  )
}
