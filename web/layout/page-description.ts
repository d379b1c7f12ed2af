import type { MetaDescriptor } from 'react-router'

/**
 * Title, description and Open Graph of a public page. No canonical address: it would need the public URL, which
 * the prerendered page does not know, and a wrong one is worse than none.
 */
export function describePage({
  title,
  description,
}: {
  title: string
  description: string
}): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Jubilee' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary' },
  ]
}
