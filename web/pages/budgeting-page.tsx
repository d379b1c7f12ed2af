import { BudgetingContent } from './screens/budgeting-content.tsx'

export const meta = () => [{ title: 'Budget Management, Jubilee' }]

export default BudgetingContent
