import { useParams } from 'react-router'
import { DeskApplicationScreen } from '#web/features/grants/desk-application.tsx'

export const meta = () => [{ title: 'Grant application, Jubilee' }]

export default function AdminGrantPage() {
  const { id } = useParams()
  return id ? <DeskApplicationScreen key={id} id={id} /> : null
}
