import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { PartnerOffers, RepairRights } from '#web/features/products/partner-offers.tsx'
import { PremiumCard } from '#web/features/products/premium-card.tsx'

export const meta = () => [{ title: 'Products, Jubilee' }]

export default function ProductsPage() {
  const { user } = useUser()
  const { hasPremium } = useAccess(user)
  return (
    <div className="grid grid-cols-1 gap-10 md:gap-14">
      <header className="max-w-text">
        <p className="mb-2 text-small text-ink-2">Products</p>
        <h1>Learn with others, and pay less for help.</h1>
      </header>
      <PremiumCard hasPremium={hasPremium} />
      <PartnerOffers />
      <RepairRights />
    </div>
  )
}
