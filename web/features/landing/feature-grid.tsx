import landing from '#content/marketing/landing.json' with { type: 'json' }
import { FeaturePicture } from './feature-picture.tsx'

export const FEATURES_ID = 'features'

export function FeatureGrid() {
  const { heading, lead, list } = landing.features
  return (
    <section
      id={FEATURES_ID}
      tabIndex={-1}
      aria-labelledby="features-title"
      className="page-width pb-16 outline-none md:pb-24"
    >
      <h2 id="features-title" className="text-h1">
        {heading}
      </h2>
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {list.map((feature) => (
          <li key={feature.id} className="flex flex-wrap gap-5 bg-raised p-6 sm:block">
            <FeaturePicture id={feature.id} />
            <div className="min-w-[min(9rem,100%)] flex-1 sm:mt-6">
              <h3>{feature.title}</h3>
              <p className="mt-1.5 text-small text-ink-2">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
