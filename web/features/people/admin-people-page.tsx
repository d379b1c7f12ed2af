import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listPeople, type AdminPerson } from '#contracts/admin/people.ts'
import { usePages, type Pages } from '#web/api/use-pages.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { adminPersonPath } from '#web/paths.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { MoreButton } from '#web/ui/figures/more-button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { peopleTexts } from './messages.ts'
import { PersonTags, nameOf } from './person-tags.tsx'

export const meta = () => [{ title: peopleTexts.pageTitle }]

/** Searches people. The query is not in the URL: it is usually an email address. */
export default function PeoplePage() {
  const [search, setSearch] = useState('')
  const people = usePages(
    listPeople,
    { search },
    {
      next: ({ next }) => (next === null ? null : { after: next }),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  )
  return (
    <DeskPage title={peopleTexts.title} lead={peopleTexts.lead}>
      <SearchForm onSearch={setSearch} />
      <Loaded read={people} title={peopleTexts.loadFailed}>
        {({ pages }) => <Results people={pages.flatMap((page) => page.people)} list={people} />}
      </Loaded>
    </DeskPage>
  )
}

function SearchForm({ onSearch }: { onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <PlainForm
      aria-label={peopleTexts.find}
      className="flex flex-wrap items-end gap-3"
      onSubmit={() => onSearch(typed.trim())}
    >
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={peopleTexts.searchLabel}
          name="search"
          autoComplete="off"
          maxLength={254}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <Button type="submit" className="min-h-12">
        {peopleTexts.search}
      </Button>
    </PlainForm>
  )
}

function Results({ people, list }: { people: readonly AdminPerson[]; list: Pages<unknown> }) {
  return (
    <Card aria-label={peopleTexts.found} className="md:p-6" aria-busy={list.isFetching}>
      <output className="text-small text-ink-2">
        {people.length === 0 ? peopleTexts.none : peopleTexts.count(people.length, list.hasNextPage)}
      </output>
      <ul className="mt-2 grid">
        {people.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </ul>
      <MoreButton label={peopleTexts.more} {...list} />
    </Card>
  )
}

function PersonLine({ person }: { person: AdminPerson }) {
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
      <div className="min-w-0">
        <Link to={adminPersonPath(person.id)} className="link font-[560] wrap-anywhere">
          {nameOf(person)}
        </Link>
        <p className="text-small wrap-anywhere text-ink-2">
          {peopleTexts.since(person.email, formatInstantDate(person.createdAt))}
        </p>
      </div>
      <PersonTags person={person} />
    </li>
  )
}
