import { Outlet } from 'react-router'
import { SkipLink } from './bars/skip-link.tsx'
import { PublicFoot } from './public-foot.tsx'

/** Around every screen a visitor may open. The page brings its own header and a `main` with the id "main". */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="flex-1">
        <Outlet />
      </div>
      <PublicFoot />
    </div>
  )
}
