import { GiftsScreen } from '#web/features/donations/gifts-screen.tsx'

export const meta = () => [{ title: 'My gifts, Jubilee' }]

export default function FoundationGiftsPage() {
  return <GiftsScreen />
}
