import { EducationContent } from './screens/education-content.tsx'

export const meta = () => [{ title: 'Financial Education, Jubilee' }]

export default EducationContent
