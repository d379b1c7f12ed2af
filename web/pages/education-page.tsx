import { BookOpen } from 'lucide-react'
import { ComingScreen } from '#web/layout/coming-screen.tsx'

export const meta = () => [{ title: 'Financial Education, Jubilee' }]

export default function EducationPage() {
  return (
    <ComingScreen
      name="Financial Education"
      promise="You will find short articles here, and a coach who answers your questions."
      picture={<BookOpen size={26} strokeWidth={1.75} />}
    />
  )
}
