/** What admins did, in a sentence: stored in English with ids and amounts, and read in the language of the reader. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './act-words.es.ts'

export const storedActs = {
  jobRetried: 'Put 1 failed job of {job} in line again.',
  jobsRetried: 'Put {count} failed jobs of {job} in line again.',
  draftSaved: 'Saved the draft of {kind} {item}, its saving number {number}.',
  draftDropped: 'Threw the draft of {kind} {item} away.',
  published: 'Published version {version} of {kind} {item}. Note: {note}',
  publishedAgain:
    'Published version {version} of {kind} {item}, which is version {earlier} again. Note: {note}',
  grantAsked: 'Asked for more about application {grant}.',
  grantApproved: 'Approved {amount} for application {grant}. It is approved.',
  grantApprovedFirst: 'Approved {amount} for application {grant}. A second approval is needed.',
  grantRefused: 'Refused application {grant}.',
  appealRefused: 'Refused the appeal of application {grant}.',
  appealGranted: 'Granted the appeal of application {grant} with {amount}.',
  documentRead: 'Read document {document} of application {grant}.',
  grantPaid: 'Wrote down that application {grant} was paid on {day}.',
  titheOfMonth: 'Entered a tithe of {amount} for the profit of {month} as entry {entry}.',
  titheOfMonths: 'Entered a tithe of {amount} for the profit of {first} to {last} as entry {entry}.',
  corrected: 'Corrected entry {corrects} by entry {entry}.',
  nameRemoved: 'Took the donor’s name off entry {entry}.',
  newsSent: 'Sent product news to everybody who wants it.',
  passwordMailed: 'Mailed a link to a new password to {person}. Reason: {reason}',
  confirmationMailed: 'Mailed the link that confirms the address to {person}. Reason: {reason}',
  twoFactorReset: 'Began to turn two-factor sign-in off for {person}. Reason: {reason}',
  disabled: 'Disabled the account of {person}. Reason: {reason}',
  enabled: 'Enabled the account of {person}. Reason: {reason}',
} as const

const english: Readonly<Record<keyof typeof storedActs, string>> = storedActs

export type English = typeof english
export const actWords = bilingual(english, spanish)
