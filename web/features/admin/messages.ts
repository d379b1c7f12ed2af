/** Every text of the desk's first page, and the names of its sections. */
import { plural } from '#web/format/amounts.ts'

export const sectionNames = {
  desk: 'Desk',
  grants: 'Grants',
  ledger: 'Ledger',
  news: 'News',
  content: 'Content',
  people: 'People',
  jobs: 'Jobs',
  health: 'System health',
  audit: 'Audit log',
}

export const deskTexts = {
  title: 'The desk',
  lead: 'What keeps Jubilee running, and what is waiting for you.',
  waiting: 'Waiting for you',
  nothing: 'Nothing is waiting for you.',
  looking: 'Checking what is waiting',
  notKnown: 'This could not be read. Open the section, or load the page again.',
  sections: 'Everything on the desk',
}

export const waitingGrants = (count: number) =>
  `${plural(count, 'grant application')} ${count === 1 ? 'is' : 'are'} waiting for us.`

export const failedJobs = (count: number) =>
  `${plural(count, 'job')} ${count === 1 ? 'has' : 'have'} failed for good.`
