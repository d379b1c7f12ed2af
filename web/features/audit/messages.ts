/** Texts of the audit log. */
import { plural } from '#web/format/amounts.ts'

export const auditTexts = {
  pageTitle: 'Audit log, Jubilee',
  title: 'Audit log',
  lead: 'Everything an admin did, newest first. Lines are added here and never changed.',
  found: 'Actions found',
  count: (lines: number, isMore: boolean) => (isMore ? `${lines} and more lines` : plural(lines, 'line')),
  none: 'Nothing was found. Try a different search.',
  nothingYet: 'No admin has done anything yet.',
  by: (admin: string) => `by ${admin}`,
  more: 'Show older ones',
  loadFailed: 'The audit log could not be loaded.',
  gone: 'a deleted account',
}

export const auditSearchTexts = {
  label: 'Search the audit log',
  words: 'Words',
  wordsHint: 'In the sentence, the action or the subject',
  admin: 'Admin',
  anyAdmin: 'Every admin',
  act: 'Action',
  anyAct: 'Every action',
  subject: 'Subject',
  subjectHint: 'The whole id',
  from: 'From',
  to: 'To',
  toHint: 'Days are in UTC',
  search: 'Search',
  clear: 'Show everything',
}
