import { ContentListScreen } from '#web/features/content-desk/content-list-screen.tsx'

export const meta = () => [{ title: 'Content, Jubilee' }]

export default function AdminContentPage() {
  return <ContentListScreen />
}
