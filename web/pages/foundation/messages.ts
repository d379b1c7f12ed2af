export const foundationTabs = {
  apply: 'Apply for a grant, Jubilee',
  donate: 'Give to the foundation, Jubilee',
  thanks: 'Thank you, Jubilee',
} as const
