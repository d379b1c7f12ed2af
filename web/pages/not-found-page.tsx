import { NotFound } from '#web/layout/not-found.tsx'

export const meta = () => [{ title: '404 Page Not Found, Jubilee' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <NotFound />
}
