import { DonateNotOpen } from '#web/features/foundation/not-open-yet.tsx'

export const meta = () => [{ title: 'Give, Jubilee' }]

export default function FoundationDonatePage() {
  return <DonateNotOpen />
}
