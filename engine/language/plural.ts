/**
 * A count with its noun in a language: '1 debt', '2 debts'; '1 mes', '2 meses', '1000000 de meses'. `many` where the noun
 * does more than take an s. Which form a count takes is CLDR's rule for the locale, by Intl; Spanish puts "de" after
 * full millions.
 */
export function pluralBy(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, one: string, many = `${one}s`): string => {
    const form = rules.select(count)
    if (form === 'one') return `${count} ${one}`
    return form === 'many' ? `${count} de ${many}` : `${count} ${many}`
  }
}
