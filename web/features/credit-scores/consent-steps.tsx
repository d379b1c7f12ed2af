import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import { ConsentDialog, type PersonName } from './consent-dialog.tsx'
import { PhoneCodeDialog } from './phone-code-dialog.tsx'

type ConsentStepsProps = {
  monitoring: CreditMonitoring
  name: PersonName
  onClose: () => void
  /** nothing is missing any more */
  onReady: () => void
}

/** True when scores can be fetched. */
export function isReady({ consent, verification }: CreditMonitoring): boolean {
  return consent !== null && verification === null
}

/** What is still missing before scores can be fetched: the consent, then the code to the phone. */
export function ConsentSteps({ monitoring, name, onClose, onReady }: ConsentStepsProps) {
  const goOn = (state: CreditMonitoring) => {
    if (isReady(state)) onReady()
    else if (state.verification === 'unsupported') onClose()
  }
  if (monitoring.consent === null) return <ConsentDialog {...{ monitoring, name, onClose }} onAgreed={goOn} />
  return <PhoneCodeDialog isSandbox={monitoring.isSandbox} onClose={onClose} onConfirmed={goOn} />
}
