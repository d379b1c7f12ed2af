import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { Arrivals } from './arrivals.tsx'
import { linkLabels } from './messages.ts'
import { NoPlanDialog } from './no-plan-dialog.tsx'
import { useBankLink, type Arrival } from './use-bank-link.ts'

type Panel = { Drawn: ComponentType<ComponentProps<typeof Arrivals>>; arrival: Arrival; key: number }

/**
 * Linking on My Debts: what the button says and does, and what stands below the header. What arrived is drawn by a
 * file of its own, loaded when there is something to draw.
 */
export function useLinking(mayLink: boolean) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isPlanAsked, setPlanAsked] = useState(false)
  const { phase, isBusy, start } = useBankLink({
    onNoPlan: () => setPlanAsked(true),
    onArrival: (arrival) => void showArrival(arrival),
  })

  async function showArrival(arrival: Arrival) {
    // Without the file the toast has said it, and the cards show it.
    const file = await import('./arrivals.tsx').catch(() => null)
    if (file) setPanel((before) => ({ Drawn: file.Arrivals, arrival, key: (before?.key ?? 0) + 1 }))
  }

  return {
    label: linkLabels[phase],
    isBusy,
    press: () => (mayLink ? void start() : setPlanAsked(true)),
    arrived: panel && <panel.Drawn key={panel.key} arrival={panel.arrival} onClose={() => setPanel(null)} />,
    /** `onAdd` adds a debt by hand: the way without a bank */
    dialog: (onAdd: () => void): ReactNode =>
      isPlanAsked && <NoPlanDialog onAdd={onAdd} onClose={() => setPlanAsked(false)} />,
  }
}
