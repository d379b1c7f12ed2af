/** Small letters without accents, for a search: 'Crédito' is 'credito'. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
