/** Every text of the health screen that is not a figure. */
import type { OutsideState } from '#contracts/admin/system-health.ts'

export const healthTexts = {
  title: 'System health',
  lead: 'Measured when you opened this page. What was not measured is not shown.',
  lookAgain: 'Measure again',
  loadFailed: 'The system could not be measured.',
  outside: 'Outside services',
  outsideLead:
    'What this process has seen since it started. Only the price list is asked for when you open this page.',
  model: 'What the coach’s model did',
  modelLead:
    'Day by day (UTC). It helps to read questions and writes nothing. A request counts at its most until it is answered.',
  notAsked: 'Not asked yet',
  notSetUp: 'Not set up',
  sandbox: 'Sandbox',
  never: 'none so far',
  allWell: 'All is well.',
  measuring: 'Measuring.',
  more: 'See what was measured',
}

export const outsideWords: Record<OutsideState['name'], string> = {
  mail: 'Mail',
  payments: 'Payments',
  banking: 'Bank links',
  bureau: 'Credit bureaus',
  model: 'Language model',
}
