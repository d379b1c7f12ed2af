import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  type CalendarFeed,
} from '#contracts/money/calendar.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { calendarLinks, isPublicAddress } from './calendar-links.ts'
import { calendarTexts as texts } from './messages.ts'

/** Due days and the freedom month for a calendar program, behind a link that can be taken back. */
export function CalendarCard() {
  const feed = useRead(getCalendarFeed)
  return (
    <TitledCard title={texts.title} lead={texts.text}>
      <Loaded read={feed} isInset title={texts.loadFailed} text={null}>
        {(data) => <Link feed={data} />}
      </Loaded>
    </TitledCard>
  )
}

function Link({ feed }: { feed: CalendarFeed }) {
  const make = useMakeCalendarFeed()
  const [isNew, setNew] = useState(false)
  if (feed.url === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-2">{texts.none}</p>
        <Button
          busy={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: () => setNew(true) })}
        >
          {texts.make}
        </Button>
      </div>
    )
  return <LinkThere url={feed.url} lastReadAt={feed.lastReadAt} isNew={isNew} />
}

type Asking = 'replace' | 'remove' | null

type LinkThereProps = { url: string; lastReadAt: string | null; isNew: boolean }

function LinkThere({ url, lastReadAt, isNew }: LinkThereProps) {
  useFormats()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: what it made takes the focus.
    if (isNew) field.current?.focus()
  }, [isNew])
  const [asking, setAsking] = useState<Asking>(null)
  const make = useMakeCalendarFeed()
  const remove = useRemoveCalendarFeed()
  const close = () => setAsking(null)
  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        name="calendarLink"
        label={texts.linkLabel}
        hint={texts.linkHint}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <AddButtons url={url} />
      <p className="text-small text-ink-2">
        {texts.warning} {lastReadAt === null ? texts.never : texts.lastRead(formatInstant(lastReadAt))}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label={texts.copy} variant="primary" />
        <Button variant="quiet" onClick={() => setAsking('replace')}>
          {texts.replace}
        </Button>
        <Button variant="plain" onClick={() => setAsking('remove')}>
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        title={asking === 'remove' ? texts.removeTitle : texts.replaceTitle}
        description={asking === 'remove' ? texts.removeText : texts.replaceText}
        open={asking !== null}
        onOpenChange={close}
        confirmLabel={asking === 'remove' ? texts.remove : texts.replace}
        tone={asking === 'remove' ? 'danger' : 'primary'}
        busy={make.isPending || remove.isPending}
        onConfirm={() => (asking === 'remove' ? remove : make).mutate(undefined, { onSuccess: close })}
      />
    </div>
  )
}

/** One step to follow the link in each of the calendars that most people have. */
function AddButtons({ url }: { url: string }) {
  const links = calendarLinks(url, texts.calendarName)
  const look = buttonClass({ variant: 'quiet' })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <NewTabLink href={links.google} className={look}>
          {texts.add.google}
        </NewTabLink>
        <a href={links.apple} className={look}>
          {texts.add.apple}
        </a>
        <NewTabLink href={links.outlook} className={look}>
          {texts.add.outlook}
        </NewTabLink>
      </div>
      {isPublicAddress(url) ? null : <p className="text-small text-ink-2">{texts.notPublic}</p>}
    </div>
  )
}

const shows = readOf(getCalendarFeed).queryKey
const none: CalendarFeed = { url: null, createdAt: null, lastReadAt: null }

const onError = () => void toast({ ...texts.failed, variant: 'destructive' })

const useMakeCalendarFeed = () => useWrite(createCalendarFeed, { shows, onError })

function useRemoveCalendarFeed() {
  const client = useQueryClient()
  return useWrite(deleteCalendarFeed, {
    onSuccess: ({ message }) => {
      client.setQueryData(shows, none)
      toast({ title: message })
    },
    onError,
  })
}
