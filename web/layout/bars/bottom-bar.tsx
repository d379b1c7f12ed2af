import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { CoachButton } from '#web/features/coach/coach-button.tsx'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialogs/sheet.tsx'
import { otherLanguage } from '#web/language/messages.ts'
import { useOpenInLanguage } from '#web/language/use-open-in-language.ts'
import { accountItemsOf, isAt, languageItem, signOutItem } from './account-items.ts'
import { AccountHead } from './account-menu.tsx'
import { navTexts } from './messages.ts'
import { fromBar, navItems, useScreenPath } from './nav-items.ts'

const inBar = navItems.filter(({ isInPhoneBar }) => isInPhoneBar)
const inMore = navItems.filter(({ isInPhoneBar }) => !isInPhoneBar)

/** The main navigation on a phone: three screens, the coach, and More. */
export function BottomBar({ user }: { user: User }) {
  const screen = useScreenPath()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const signOut = useSignOut()
  const isMoreCurrent =
    inMore.some(({ marks }) => marks.includes(screen)) ||
    (accountItemsOf(user).some((item) => isAt(pathname, item)) &&
      !inBar.some(({ marks }) => marks.includes(screen)))
  return (
    <>
      <nav
        aria-label={navTexts.main}
        data-bottom-bar
        data-no-print
        className="sticky bottom-0 z-20 grid grid-cols-[repeat(5,auto)] border-t border-line bg-raised px-1 pb-[env(safe-area-inset-bottom)] nav-top:hidden"
      >
        {inBar.map(({ label, to, marks, Icon }) => (
          <Link
            key={label}
            to={to}
            state={to === paths.home ? fromBar : undefined}
            aria-current={marks.includes(screen) ? 'page' : undefined}
            className={slot}
          >
            <SlotFace label={label} Icon={Icon} />
          </Link>
        ))}
        <CoachButton look="slot" className={slot} />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={isMoreCurrent || undefined}
          className={classNames(slot, 'data-[current]:text-brand')}
          onClick={() => setOpen(true)}
        >
          <SlotFace label={navTexts.more} Icon={Ellipsis} />
        </button>
      </nav>
      {isOpen && (
        <Sheet title={navTexts.more} onClose={() => setOpen(false)}>
          <More user={user} onLeave={() => setOpen(false)} onSignOut={() => signOut.mutate()} />
        </Sheet>
      )}
    </>
  )
}

type MoreProps = { user: User; onLeave: () => void; onSignOut: () => void }

/** The other screens, then what the account menu of a wide screen holds. */
function More({ user, onLeave, onSignOut }: MoreProps) {
  const screen = useScreenPath()
  const { pathname } = useLocation()
  const openInLanguage = useOpenInLanguage()
  const row = ({ label, to, Icon }: RowProps, isCurrent: boolean) => (
    <li key={label}>
      <Link to={to} onClick={onLeave} aria-current={isCurrent ? 'page' : undefined} className={moreRow}>
        <RowFace label={label} Icon={Icon} />
      </Link>
    </li>
  )
  return (
    <nav aria-label={navTexts.more}>
      <ul className="-mx-2 grid">{inMore.map((item) => row(item, item.marks.includes(screen)))}</ul>
      <AccountHead user={user} className="mt-3 w-full max-w-none border-t border-line pt-4 pb-2" />
      <ul className="-mx-2 grid">
        {accountItemsOf(user).map((item) => row(item, isAt(pathname, item)))}
        <Press face={languageItem} onPress={() => void openInLanguage(otherLanguage.value)} />
        <Press
          face={signOutItem}
          onPress={() => {
            onLeave()
            onSignOut()
          }}
        />
      </ul>
    </nav>
  )
}

type FaceProps = { label: string; Icon: LucideIcon }
type RowProps = FaceProps & { to: string }

function Press({ face, onPress }: { face: FaceProps; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={moreRow} onClick={onPress}>
        <RowFace {...face} />
      </button>
    </li>
  )
}

const moreRow =
  'flex min-h-12 w-full items-center gap-4 rounded-control px-2 text-left font-[520] text-ink no-underline hover:bg-sunken aria-[current]:text-brand'

function RowFace({ label, Icon }: FaceProps) {
  return (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </>
  )
}

const slot =
  'group grid min-h-15 min-w-0 content-center justify-items-center gap-1 rounded-control text-micro leading-none font-[560] text-ink-3 no-underline aria-[current]:text-brand'

function SlotFace({ label, Icon }: FaceProps) {
  return (
    <>
      <span className="grid h-7 w-full max-w-12 place-items-center rounded-full transition-colors group-aria-[current]:bg-brand-soft group-data-[current]:bg-brand-soft">
        <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="w-full text-center text-[min(1em,4.4vw)] wrap-anywhere">{label}</span>
    </>
  )
}
