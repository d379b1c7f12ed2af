import { GlossaryScreen } from '#web/features/education/glossary-screen.tsx'

export const meta = () => [{ title: 'Glossary, Jubilee' }]

export default function GlossaryPage() {
  return <GlossaryScreen />
}
