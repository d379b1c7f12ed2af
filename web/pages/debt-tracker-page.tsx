import { DebtTrackerContent } from './screens/debt-tracker-content.tsx'

export const meta = () => [{ title: 'My Debts, Jubilee' }]

export default DebtTrackerContent
