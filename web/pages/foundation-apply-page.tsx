import { ApplyNotOpen } from '#web/features/foundation/not-open-yet.tsx'

export const meta = () => [{ title: 'Apply for a grant, Jubilee' }]

export default function FoundationApplyPage() {
  return <ApplyNotOpen />
}
