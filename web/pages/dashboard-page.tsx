import { DashboardContent } from './screens/dashboard-content.tsx'

export const meta = () => [{ title: 'Dashboard, Jubilee' }]

export default DashboardContent
