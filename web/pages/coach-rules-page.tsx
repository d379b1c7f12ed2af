import { RulesScreen } from '#web/features/coach/rules-screen.tsx'

export const meta = () => [{ title: 'How the coach works, Jubilee' }]

export default function CoachRulesPage() {
  return <RulesScreen />
}
