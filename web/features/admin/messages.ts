/** Every text of the desk's first page. */
export const deskTexts = {
  title: 'The desk',
  lead: 'What keeps Jubilee running, and what waits for you.',
  waiting: 'What waits for you',
  nothing: 'Nothing waits for you.',
  looking: 'Looking what waits',
  notKnown: 'This could not be read. Open the section, or load the page again.',
  sections: 'Everything on the desk',
}

export const waitingGrants = (count: number) =>
  count === 1 ? '1 application for a grant waits for us.' : `${count} applications for a grant wait for us.`

export const failedJobs = (count: number) =>
  count === 1 ? '1 job has failed for good.' : `${count} jobs have failed for good.`
