import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { lazy, Suspense, useState } from 'react'
import type { User } from '#contracts/account/account.ts'
import {
  cancelTwoFactorReset,
  getTwoFactor,
  startTwoFactor,
  type TwoFactor,
} from '#contracts/account/security.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { confirmFirstTexts } from '../password/messages.ts'
import { codeTexts, resetTexts, twoFactorTexts } from './messages.ts'
import type { NewSecret } from './set-up-dialog.tsx'
import { useDisableTwoFactor, useRenewCodes } from './use-two-factor.ts'

const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog.tsx')).SetUpDialog }))

const FEW_CODES = 3

type Step =
  | { name: 'none' }
  | { name: 'setUp'; newSecret: NewSecret }
  | { name: 'codes'; codes: readonly string[]; lead: string }
  | { name: 'turnOff' }

/** Sign-in with a code: on, off, and the recovery codes. */
export function TwoFactorCard({ user }: { user: User }) {
  const twoFactor = useRead(getTwoFactor)
  const [step, setStep] = useState<Step>({ name: 'none' })
  const close = () => setStep({ name: 'none' })
  const showCodes = (codes: readonly string[], lead: string) => setStep({ name: 'codes', codes, lead })
  const isOn = twoFactor.data?.enabled
  return (
    <TitledCard
      title={twoFactorTexts.title}
      lead={isOn ? twoFactorTexts.on : twoFactorTexts.off}
      aside={
        isOn === undefined ? null : (
          <Tag tone={isOn ? 'good' : 'plain'}>{isOn ? twoFactorTexts.isOn : twoFactorTexts.isOff}</Tag>
        )
      }
    >
      <Loaded read={twoFactor} isInset title={twoFactorTexts.loadFailed} text={null}>
        {(state) => (
          <>
            {state.resetOpensAt ? <ResetNotice opensAt={state.resetOpensAt} /> : null}
            {state.enabled ? (
              <WhenOn
                codesLeft={state.recoveryCodesLeft}
                onNewCodes={(codes) => showCodes(codes, codeTexts.newOnes)}
                onTurnOff={() => setStep({ name: 'turnOff' })}
              />
            ) : (
              <WhenOff user={user} onStarted={(newSecret) => setStep({ name: 'setUp', newSecret })} />
            )}
          </>
        )}
      </Loaded>
      {step.name === 'setUp' ? (
        <Suspense fallback={null}>
          <SetUpDialog
            newSecret={step.newSecret}
            onEnabled={(codes) => showCodes(codes, codeTexts.isOn)}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {step.name === 'codes' ? (
        <CodesDialog codes={step.codes} lead={step.lead} email={user.email} onClose={close} />
      ) : null}
      {step.name === 'turnOff' ? <TurnOffDialog onClose={close} /> : null}
    </TitledCard>
  )
}

type WhenOffProps = { user: User; onStarted: (newSecret: NewSecret) => void }

function WhenOff({ user, onStarted }: WhenOffProps) {
  const start = useWrite(startTwoFactor)
  return (
    <>
      {user.isAdmin ? <p className="mb-3 text-small">{twoFactorTexts.admin}</p> : null}
      {user.emailVerified ? (
        <Button busy={start.isPending} onClick={() => start.mutate(undefined, { onSuccess: onStarted })}>
          {twoFactorTexts.turnOn}
        </Button>
      ) : (
        <ConfirmFirst why={confirmFirstTexts.twoFactor} />
      )}
      <Problem text={problemOf(start.error)} className="mt-3" />
    </>
  )
}

type WhenOnProps = {
  codesLeft: TwoFactor['recoveryCodesLeft']
  onNewCodes: (codes: readonly string[]) => void
  onTurnOff: () => void
}

function WhenOn({ codesLeft, onNewCodes, onTurnOff }: WhenOnProps) {
  const renew = useRenewCodes()
  const makeNew = () =>
    renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes) })
  return (
    <>
      <p className="text-[0.9375rem]">{twoFactorTexts.codesLeft(codesLeft)}</p>
      {codesLeft <= FEW_CODES ? (
        <p className="mt-1 text-small text-warn">
          {codesLeft === 0 ? twoFactorTexts.none : twoFactorTexts.few}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" busy={renew.isPending} onClick={makeNew}>
          {twoFactorTexts.newCodes}
        </Button>
        <Button variant="quiet" onClick={onTurnOff}>
          {twoFactorTexts.turnOff}
        </Button>
      </div>
      <Problem text={problemOf(renew.error)} className="mt-3" />
    </>
  )
}

/** Somebody asked us to turn it off; the owner can keep it on. */
function ResetNotice({ opensAt }: { opensAt: string }) {
  const keep = useWrite(cancelTwoFactorReset)
  return (
    <div role="alert" className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
      <p>{resetTexts.asked(formatInstant(opensAt))}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        busy={keep.isPending}
        onClick={() => keep.mutate(undefined, { onSuccess: () => toast(resetTexts.kept) })}
      >
        {resetTexts.keep}
      </Button>
      <Problem text={problemOf(keep.error)} className="mt-3" />
    </div>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const disable = useDisableTwoFactor()
  function onSuccess(): void {
    toast(twoFactorTexts.turnedOff)
    onClose()
  }
  return (
    <ConfirmDialog
      title={twoFactorTexts.turnOffTitle}
      description={twoFactorTexts.turnOffText}
      problem={problemOf(disable.error)}
      onOpenChange={(isOpen) => isOpen || onClose()}
      confirmLabel={twoFactorTexts.turnOff}
      onConfirm={() => disable.mutate(undefined, { onSuccess })}
      busy={disable.isPending}
    />
  )
}

const problemOf = (error: Error | null) =>
  error === null ? null : (serverMessage(error) ?? twoFactorTexts.startFailed)
