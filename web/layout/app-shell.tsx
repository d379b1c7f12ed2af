import { Outlet } from 'react-router'

export default function AppShell() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
