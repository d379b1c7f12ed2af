/** '1 debt', '2 debts'; '1 mes', '2 meses'. `many` where the noun does more than take an s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
