import { Package } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Products, Jubilee' }]

export default function ProductsPage() {
  return (
    <ComingScreen
      name="Products"
      promise="You will find the Premium course here, and partner offers with their ratings and codes."
      picture={<Package size={26} strokeWidth={1.75} />}
    />
  )
}
