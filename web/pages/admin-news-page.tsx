import { NewsScreen } from '#web/features/notices/news-screen.tsx'

export const meta = () => [{ title: 'Product news, Jubilee' }]

export default function AdminNewsPage() {
  return <NewsScreen />
}
