import { Receipt } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Billing, Jubilee' }]

export default function BillingPage() {
  return (
    <ComingScreen
      name="Billing"
      promise="You will see your plan here, when it renews, and how you pay."
      picture={<Receipt size={26} strokeWidth={1.75} />}
    />
  )
}
