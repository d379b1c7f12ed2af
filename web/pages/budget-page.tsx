import { Wallet } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Budget Management, Jubilee' }]

export default function BudgetPage() {
  return (
    <ComingScreen
      name="Budget Management"
      promise="You will plan each month here, see what is left in each category, and set your goals."
      picture={<Wallet size={26} strokeWidth={1.75} />}
    />
  )
}
