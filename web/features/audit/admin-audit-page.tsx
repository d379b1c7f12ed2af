import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { actFilters, listAdminActs, type AdminAct } from '#contracts/admin/audit-log.ts'
import { fieldMessages } from '#web/api/api-error.ts'
import { usePages, type Pages } from '#web/api/use-pages.ts'
import { formatInstant } from '#web/format/dates.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { DateField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { MoreButton } from '#web/ui/figures/more-button.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { auditSearchTexts as texts, auditTexts } from './messages.ts'

export const meta = () => [{ title: auditTexts.pageTitle }]

/** The audit log. The filters are in the URL, so that a search can be shared. */
export default function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const acts = usePages(listAdminActs, filters, {
    next: ({ next }) => (next === null ? null : { before: next }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const [first] = acts.data?.pages ?? []
  const errors = fieldMessages(acts.error)
  const isFaulty = Object.keys(errors).length > 0

  function look(next: ActFilters): void {
    setSearch(Object.entries(next).filter(([, value]) => value.trim() !== ''))
  }

  return (
    <DeskPage title={auditTexts.title} lead={auditTexts.lead}>
      {first || isFaulty ? (
        <>
          <ActFiltersForm
            key={search.toString()}
            filters={filters}
            admins={first?.admins ?? []}
            kinds={first?.kinds ?? []}
            errors={errors}
            onSearch={look}
          />
          {isFaulty ? null : (
            <Results
              acts={acts.data?.pages.flatMap((page) => page.acts) ?? []}
              isFiltered={Object.keys(filters).length > 0}
              list={acts}
            />
          )}
        </>
      ) : acts.isError ? (
        <LoadFailed title={auditTexts.loadFailed} reads={acts} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </DeskPage>
  )
}

/** The filters in the URL; missing ones are left out. */
function filtersOf(search: URLSearchParams): ActFilters {
  return Object.fromEntries(
    actFilters.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  )
}

type ResultsProps = {
  acts: readonly AdminAct[]
  isFiltered: boolean
  list: Pages<unknown>
}

function Results({ acts, isFiltered, list }: ResultsProps) {
  return (
    <Card aria-label={auditTexts.found} className="md:p-6">
      <output className="text-small text-ink-2">{auditTexts.count(acts.length, list.hasNextPage)}</output>
      {acts.length === 0 ? (
        <p className="mt-2">{isFiltered ? auditTexts.none : auditTexts.nothingYet}</p>
      ) : (
        <ol className="mt-2 grid">
          {acts.map((act) => (
            <ActLine key={act.id} act={act} />
          ))}
        </ol>
      )}
      <MoreButton label={auditTexts.more} {...list} />
    </Card>
  )
}

function ActLine({ act }: { act: AdminAct }) {
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 first:border-t-0">
      <p className="wrap-anywhere">{act.summary}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2">
        <Tag className="max-w-full wrap-anywhere whitespace-normal!">{act.act}</Tag>
        <time dateTime={act.at}>{formatInstant(act.at)}</time>
        <span className="wrap-anywhere">{auditTexts.by(act.adminEmail ?? auditTexts.gone)}</span>
      </p>
    </li>
  )
}

type ActFilters = Partial<Record<(typeof actFilters)[number], string>>

type ActFiltersFormProps = {
  filters: ActFilters
  admins: readonly { id: string; email: string | null }[]
  kinds: readonly string[]
  /** error messages by field name */
  errors: Record<string, string>
  onSearch: (filters: ActFilters) => void
}

/** The search form. Nothing is requested until Search is pressed. */
function ActFiltersForm({ filters, admins, kinds, errors, onSearch }: ActFiltersFormProps) {
  const [typed, setTyped] = useState(filters)
  const fieldOf = (name: keyof ActFilters) => ({
    name,
    value: typed[name] ?? '',
    error: errors[name],
    onValueChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const adminOptions = admins.map(({ id, email }) => ({ value: id, label: email ?? auditTexts.gone }))
  return (
    <PlainForm
      aria-label={texts.label}
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      onSubmit={() => onSearch(typed)}
    >
      <TextField label={texts.words} hint={texts.wordsHint} {...fieldOf('text')} />
      <SelectField
        label={texts.admin}
        options={[{ value: '', label: texts.anyAdmin }, ...adminOptions]}
        {...fieldOf('admin')}
      />
      <SelectField
        label={texts.act}
        options={[{ value: '', label: texts.anyAct }, ...kinds.map((kind) => ({ value: kind, label: kind }))]}
        {...fieldOf('act')}
      />
      <TextField label={texts.subject} hint={texts.subjectHint} {...fieldOf('subject')} />
      <DateField label={texts.from} {...fieldOf('from')} />
      <DateField label={texts.to} hint={texts.toHint} {...fieldOf('to')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2 xl:col-span-3">
        <Button type="submit">{texts.search}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            setTyped({})
            onSearch({})
          }}
        >
          {texts.clear}
        </Button>
      </div>
    </PlainForm>
  )
}
