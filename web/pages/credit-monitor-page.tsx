import { CreditMonitorContent } from './screens/credit-monitor-content.tsx'

export const meta = () => [{ title: 'Credit Monitor, Jubilee' }]

export default CreditMonitorContent
