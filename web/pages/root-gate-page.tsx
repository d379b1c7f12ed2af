import { Navigate } from 'react-router'
import { paths } from '#web/paths.ts'

export default function RootGatePage() {
  return <Navigate to={paths.landing} replace />
}
