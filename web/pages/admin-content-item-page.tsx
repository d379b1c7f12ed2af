import { useParams } from 'react-router'
import { ContentScreen } from '#web/features/content-desk/content-screen.tsx'

export const meta = () => [{ title: 'Edit content, Jubilee' }]

export default function AdminContentItemPage() {
  const { kind = '', id = '' } = useParams()
  return <ContentScreen key={`${kind}/${id}`} place={{ kind, id }} />
}
