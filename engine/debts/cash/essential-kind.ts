/**
 * Which essential a budget category is, by its name. Child support and insurance are asked first: "Health insurance" is
 * insurance and no medicine. A name without a known word is none: streaming can wait in a short month.
 * Example: 'Rent' is housing, 'Electric and water' is power, 'Gas for the car' is the way to work, 'Netflix' is none.
 */
import { plainWords } from '#engine/budget/category-kind.ts'
import type { EssentialKind } from './short-month.ts'

const words: readonly [EssentialKind, string][] = [
  ['childSupport', 'child support, alimony, manutencion'],
  ['insurance', 'insurance, premium, seguro'],
  ['housing', 'rent, mortgage, housing, hoa, lease, landlord, property tax, renta, alquiler, hipoteca'],
  [
    'power',
    'electric, electricity, power, water, sewer, trash, garbage, heat, heating, gas bill, utility, phone, luz, agua, telefono',
  ],
  ['food', 'food, grocery, supermarket, diaper, formula, household, despensa, comida, mandado'],
  [
    'medicine',
    'medicine, medical, medication, med, doctor, pharmacy, prescription, insulin, copay, health, medico, medicina, farmacia, salud',
  ],
  [
    'work',
    'gas, fuel, gasolina, bus, train, transit, commute, transportation, car payment, daycare, day care, childcare, child care',
  ],
]

const listed = words.map(([kind, text]) => [kind, text.split(',').map(plainWords)] as const)

/** Null where the name says of none. */
export function essentialKindOf(name: string): EssentialKind | null {
  const plain = plainWords(name)
  return listed.find(([, known]) => known.some((word) => plain.includes(word)))?.[0] ?? null
}
