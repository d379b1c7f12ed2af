import catalogue from '#content/income/catalogue.json' with { type: 'json' }

export type IncomeGroup = (typeof catalogue)['groups'][number]
export type IncomePlatform = IncomeGroup['platforms'][number]

export const incomeGroups: readonly IncomeGroup[] = catalogue.groups

/** The group of an id out of the URL; the first one for an id nobody knows. */
export function groupOfId(id: string | null): IncomeGroup {
  const group = incomeGroups.find((one) => one.id === id) ?? incomeGroups[0]
  if (!group) throw new Error('the income catalogue is empty')
  return group
}
