import { GoalsContent } from './screens/goals-content.tsx'

export const meta = () => [{ title: 'Financial Goals, Jubilee' }]

export default GoalsContent
