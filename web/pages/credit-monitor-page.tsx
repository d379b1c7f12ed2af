import { Gauge } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Credit Monitor, Jubilee' }]

export default function CreditMonitorPage() {
  return (
    <ComingScreen
      name="Credit Monitor"
      promise="You will see your credit score here, what moves it, and what to do next."
      picture={<Gauge size={26} strokeWidth={1.75} />}
    />
  )
}
