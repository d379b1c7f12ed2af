import { Sprout } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Extra Income, Jubilee' }]

export default function ExtraIncomePage() {
  return (
    <ComingScreen
      name="Extra Income"
      promise="You will find ways to earn more here that fit your skills and your hours."
      picture={<Sprout size={26} strokeWidth={1.75} />}
    />
  )
}
