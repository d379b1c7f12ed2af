import { useLocation } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { otherLanguage } from '#web/language/messages.ts'
import { useOpenInLanguage } from '#web/language/use-open-in-language.ts'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { accountItemsOf, fullNameOf, initialsOf, isAt, languageItem, signOutItem } from './account-items.ts'
import { accountTexts } from './messages.ts'

/** The person's initials in the top bar, which open what belongs to their account. */
export function AccountMenu({ user, className }: { user: User; className: string }) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const openInLanguage = useOpenInLanguage()
  const places = accountItemsOf(user)
  const items = [
    ...places.map((item) => ({ label: item.label, to: item.to, isCurrent: isAt(pathname, item) })),
    { label: languageItem.label, onSelect: () => void openInLanguage(otherLanguage.value) },
    { label: signOutItem.label, onSelect: () => signOut.mutate() },
  ]
  return (
    <Menu
      items={items}
      head={<AccountHead user={user} className="px-3 pt-2 pb-3" />}
      opens="down"
      className={className}
    >
      {(opener) => (
        <Tooltip content={accountTexts.tooltip}>
          {(says) => (
            <button
              {...opener}
              {...says}
              type="button"
              aria-label={accountTexts.menuOf(initialsOf(user))}
              aria-busy={signOut.isPending || undefined}
              data-current={places.some((item) => isAt(pathname, item)) || undefined}
              className="group grid size-11 place-items-center rounded-full"
            >
              <span className="grid size-9 place-items-center rounded-full bg-brand-soft text-small leading-none font-[600] text-brand-deep group-data-[current]:bg-brand group-data-[current]:text-brand-ink">
                {initialsOf(user)}
              </span>
            </button>
          )}
        </Tooltip>
      )}
    </Menu>
  )
}

/** Whose account it is. */
export function AccountHead({ user, className }: { user: User; className?: string }) {
  const name = fullNameOf(user)
  return (
    <div className={classNames('w-max max-w-64 min-w-0 wrap-anywhere', className)}>
      <p className="font-[600]">{name}</p>
      {name === user.email ? null : <p className="text-small text-ink-2">{user.email}</p>}
    </div>
  )
}
