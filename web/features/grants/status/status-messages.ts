/** Texts of an application's status: next steps, the decision, an answer, an appeal, a withdrawal. */

export const statusTexts = {
  pageTitle: 'Your grant application, Jubilee',
  place: 'Jubilee Foundation',
  title: 'Your application',
  loading: 'Loading your application',
  heading: {
    draft: 'Not sent yet.',
    submitted: 'Your application is with us.',
    needs_information: 'We have a question for you.',
    approved_once: 'Your application is with us.',
    approved: 'Your grant is approved.',
    refused: 'We could not say yes this time.',
    appealed: 'Your appeal is with us.',
    paid: 'Your grant is paid.',
    withdrawn: 'You took this application back.',
  },
  label: {
    draft: 'Draft',
    submitted: 'In review',
    needs_information: 'Waiting for you',
    approved_once: 'In review',
    approved: 'Approved',
    refused: 'Refused',
    appealed: 'Appeal in review',
    paid: 'Paid',
    withdrawn: 'Taken back',
  },
  grant: 'Grant',
  nextTitle: 'What happens next',
  endedTitle: 'How it ended',
  timeline: 'What has happened',
  byYou: 'You',
  byUs: 'The foundation',
  sentTitle: 'What you sent',
  goOn: 'Continue the application',
  again: 'Start a new application',
  none: {
    title: 'No application yet',
    text: 'When you have asked for a grant, you see here where it stands and when you hear from us.',
    action: 'See if a grant could fit',
  },
  loadFailed: {
    title: 'Your application could not be loaded.',
    text: 'Nothing was lost. Check your connection, then try again.',
  },
  earlier: 'Your other applications',
  lookAgain: 'Look again',
}

export const decisionTexts = {
  title: 'The decision',
  approved: (amount: string) => `${amount} was approved.`,
  refused: 'The request was not met.',
  reason: 'The reason',
  on: (day: string) => `Decided on ${day}.`,
  paid: (amount: string, day: string) => `${amount} was paid on ${day}.`,
  saved: (amount: string, time: string) =>
    `By your payoff plan that saves you ${amount} of interest and ${time}.`,
  savedInterest: (amount: string) => `By your payoff plan that saves you ${amount} of interest.`,
}

export const answerTexts = {
  title: 'What we need from you',
  label: 'Your answer',
  hint: 'You can add papers below, and change what you wrote.',
  papers: 'Papers you have sent',
  change: 'Change what you wrote',
  send: 'Send your answer',
  sent: { title: 'Your answer is sent', description: 'Your application is back in line.' },
  missing: 'Write your answer.',
  failed: 'Your answer was not sent. It is still here. Please try again.',
  stale: 'Something changed here meanwhile. Read it again, then send.',
}

export const appealTexts = {
  title: 'You can ask us to look again',
  text: 'Once. Somebody else reads it and decides. Tell them what was missed, or what has changed.',
  label: 'Why should we look again?',
  send: 'Send the appeal',
  sent: { title: 'Your appeal is sent', description: 'Somebody else reads it now.' },
  missing: 'Write why the decision should be looked at again.',
  failed: 'Your appeal was not sent. It is still here. Please try again.',
  made: 'Your appeal',
}

export const withdrawTexts = {
  button: 'Take it back',
  buttonDraft: 'Delete this draft',
  title: 'Take the application back?',
  titleDraft: 'Delete this draft?',
  text: 'Nobody decides about it then. Your papers are deleted at once. You can ask again later.',
  confirm: 'Yes, take it back',
  confirmDraft: 'Yes, delete it',
  keep: 'Keep it',
  done: { title: 'You took your application back', description: 'Your papers are deleted.' },
  failed: {
    title: 'The application could not be taken back.',
    description: 'It is as it was. Please try again.',
  },
}
