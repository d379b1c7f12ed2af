import { HandHeart } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Jubilee Foundation, Jubilee' }]

export default function FoundationPage() {
  return (
    <ComingScreen
      name="Jubilee Foundation"
      promise="You will be able to apply for a grant here, and to give to others."
      picture={<HandHeart size={26} strokeWidth={1.75} />}
    />
  )
}
