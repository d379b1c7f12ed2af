/** Texts of the audit log. */
export const auditTexts = {
  title: 'Audit log',
  lead: 'Everything an admin did, newest first. Lines are added here and never changed.',
  none: 'Nothing was found. Change what you look for.',
  nothingYet: 'No admin has done anything yet.',
  more: 'Show older ones',
  loadFailed: 'The audit log could not be loaded.',
  gone: 'an account that is gone',
  anyAdmin: 'Every admin',
  anyAct: 'Every act',
  search: 'Search',
  clear: 'Show everything',
}
