/** The texts of the person's own cases. */
import type { caseKinds, caseOutcomes } from '#contracts/money/letters.ts'
import { collectorLetterLabels } from '#engine/letters/collector-letter.ts'
import { plural } from '#web/format/amounts.ts'

export const caseTexts = {
  title: 'My cases',
  loading: 'Loading your cases',
  edit: (recipient: string) => `Edit the case: ${recipient}`,
  editShort: 'Edit',
  remove: (recipient: string) => `Remove the case: ${recipient}`,
  removeShort: 'Remove',
  readRule: 'Read the rule',
  readWhere: 'Where we read it',
  cameHow: 'How they came',
  tracking: 'Tracking',
}

export const removeCaseTexts = {
  title: (recipient: string) => `Remove the case: ${recipient}?`,
  text: 'Its dates, its note and its papers are removed too. Your letter is not touched. This cannot be undone.',
  confirm: 'Remove case',
}

export const caseFieldTexts = {
  title: 'Keep a case',
  save: 'Save changes',
  keep: 'Keep case',
  kind: 'What the letter is',
  recipient: 'Who it goes to',
  recipientHint: 'The bureau or the collector.',
  subject: 'Which account',
  stands: 'How it stands',
  note: 'Note',
  noteHint: 'What you sent along, who you spoke to, what they wrote.',
  tracking: 'Tracking number',
  trackingHint: 'From the receipt of certified mail.',
  afterFreeReport: 'I wrote after my free yearly report',
  afterFreeReportHint: 'Then the bureau has 45 days.',
}

/** The fields of a case's dates. */
export const caseDayTexts = {
  sentOn: { label: 'Sent on', hint: 'Leave it empty until it is in the mail.' },
  receivedOn: { label: 'Received on', hint: 'The day on the return receipt.' },
  addedInformationOn: { label: 'Sent more on', hint: 'If you sent more papers after the letter.' },
  firstNoticeOn: { label: 'Their first notice came on', hint: 'Your days to write begin there.' },
}

/** The dates of a case as they are listed. */
export const caseDayNames = {
  firstNotice: 'First notice',
  served: 'Court papers came',
  answerBy: 'Day on the court paper',
  filed: 'Answer filed',
  sent: 'Sent',
  received: 'Received',
  sentMore: 'More sent',
}

export const caseKindLabels: Record<(typeof caseKinds)[number], string> = {
  bureau_dispute: 'Dispute with a credit bureau',
  ...collectorLetterLabels,
  sued: 'Sued in court',
}

export const outcomeLabels: Record<(typeof caseOutcomes)[number], string> = {
  open: 'Open',
  corrected: 'Corrected or removed',
  verified: 'They say it is right',
  no_answer: 'No answer came',
  withdrawn: 'I let it go',
  dismissed: 'The court dropped it',
  settled: 'Settled',
  judgment: 'The court ruled against me',
  other: 'Ended another way',
}

/** Where a case stands that has no day to wait for. */
export const caseStanding = {
  askClerk: 'Ask the clerk of the court today which day your answer is due.',
  filed: (day: string) => `Answer filed on ${day}.`,
  neverFiled: 'No answer was filed.',
  sent: (day: string) => `Sent on ${day}.`,
  sentUndated: (day: string) => `Sent on ${day}. No day is set for an answer.`,
  notSent: 'Not sent yet.',
  disputeNotSent: 'Not sent yet. Enter the day you send it, and the days begin to count.',
  neverSent: 'It was not sent.',
}

/** How far off a day is; below 0 it is past. */
function daysOff(days: number): string {
  if (days === 0) return 'today'
  return days > 0 ? `in ${plural(days, 'day')}` : `${plural(-days, 'day')} ago`
}

/** The day that counts, before and after it. */
export const dueSentences = {
  answer: (day: string, days: number) =>
    `Their answer ${days < 0 ? 'was' : 'is'} due on ${day}, ${daysOff(days)}.`,
  write_by: (day: string, days: number) =>
    `The last day to write ${days < 0 ? 'in time was' : 'is'} ${day}, ${daysOff(days)}.`,
  file_by: (day: string, days: number) =>
    `The last day to file your answer ${days < 0 ? 'was' : 'is'} ${day}, ${daysOff(days)}.`,
}

/** The next step of a case. */
export const stepTexts = {
  writeBy: 'Send it so that it gets there by then, by certified mail.',
  writeLate: 'You may still write. They may keep collecting while they look for proof.',
  overdue: 'Look through your mail. If no answer came, mark it and complain, for free.',
  verified: 'You can ask the company that reported it, add a short statement to your report, or complain.',
  noAnswer: 'You can write again, or complain. It is free.',
  answer: 'File your answer with the court, and keep a stamped copy.',
  answerLate: 'Call the clerk and legal help today. It may still be possible to answer.',
  filed: 'Go to every court day. Bring your papers.',
  judgment: 'Ask a lawyer today. In some cases the court can undo it. Some money is protected from it.',
}

export const stepLinks = { complain: 'Complain to the CFPB', legalAid: 'Find free legal help' }

export const caseToasts = {
  kept: (recipient: string) => ({
    title: `Case kept: ${recipient}`,
    description: 'It is under My cases, with the day that counts.',
  }),
  keepFailed: {
    title: 'The case could not be kept.',
    description: 'What you typed is still here. Please try again.',
  },
  saved: (recipient: string) => ({ title: `Case saved: ${recipient}` }),
  saveFailed: {
    title: 'Your changes could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  removed: (recipient: string) => ({ title: `Case removed: ${recipient}` }),
  removeFailed: {
    title: 'The case could not be removed.',
    description: 'It is still on your list. Please try again.',
  },
}

export const caseErrors = {
  recipient: 'Enter who the letter goes to.',
  subject: 'Enter the account it is about.',
  date: 'Enter a date that exists.',
  future: 'Choose today or a day before it.',
  beforeSent: 'Choose the day you sent it, or a day after it.',
  changedElsewhere: 'This case was changed elsewhere since you opened it. Save again to keep what is here.',
}

export const casesEmpty = {
  title: 'No cases yet',
  text: 'When you have sent a letter, keep it here. You see by which day an answer is due, and we email you a few days before.',
  action: 'Add a case',
}

export const casesLoadFailed = {
  title: 'Your cases could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
