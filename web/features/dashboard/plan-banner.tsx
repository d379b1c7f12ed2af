import { Link } from 'react-router'
import type { Access } from '#engine/access/access.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { paymentNotice, planBanners } from './messages.ts'

/** A banner for the next plan (spec 6): Pro for people on Free, Premium for an active plan without it, nothing above. */
export function PlanBanner({ access }: { access: Access }) {
  const banner = bannerOf(access)
  if (!banner) return null
  const [first, second] = banner.actions
  return (
    <section
      aria-labelledby="plan-banner-title"
      data-no-print
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-brand-soft px-4 py-3.5 md:px-5"
    >
      <div className={second ? 'min-w-0 flex-1 basis-72' : 'min-w-0 flex-1 basis-28'}>
        <h2 id="plan-banner-title" className="text-h3 text-brand-deep">
          {banner.title}
        </h2>
        <p className="mt-1 hidden text-small text-ink-2 md:block">{banner.text}</p>
      </div>
      <div className={second ? 'flex flex-wrap gap-2 max-sm:w-full' : ''}>
        <Link to={paths.pricing} className={buttonClass({ variant: 'quiet', className: 'max-sm:flex-1' })}>
          {first}
        </Link>
        {second && (
          <Link to={paths.pricing} className={buttonClass({ variant: 'plain', className: 'max-sm:flex-1' })}>
            {second}
          </Link>
        )}
      </div>
    </section>
  )
}

function bannerOf({
  hasPro,
  hasPremium,
}: Access): { title: string; text: string; actions: readonly string[] } | null {
  if (hasPremium) return null
  return hasPro ? planBanners.premium : planBanners.free
}

/** A payment failed within the last days: until when all stays open, and where it is set right (reading 4). */
export function PaymentNotice({ until }: { until: string }) {
  return (
    <aside
      aria-label={paymentNotice.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn-soft p-5 text-warn"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-[560]">{paymentNotice.title}</p>
        <p className="mt-1 text-small">{paymentNotice.text(until)}</p>
      </div>
      <Link to={paths.billing} className={buttonClass({ variant: 'quiet' })}>
        {paymentNotice.action}
      </Link>
    </aside>
  )
}
