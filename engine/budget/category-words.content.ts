/**
 * Words in the names people give their budget categories, English and Spanish. They say what kind of spending it is:
 * a bill, care for the household, food and the way to work, or something decided each time. Lists are separated by commas.
 */

/** What falls due in fixed sums: housing, debt payments, giving, insurance, savings, utilities, subscriptions. */
export const billWords = `
  rent, mortgage, housing, hoa, property tax, home loan, house payment, lease, landlord,
  debt, loan, credit card, card payment, car payment, car note, installment, financing,
  church, tithe, tithing, offering, giving, charity, charitable, donation, mission, zakat,
  insurance, premium, tax, irs, alimony, child support,
  saving, emergency fund, retirement, 401k, ira, investing, investment,
  utility, electric, electricity, power, water, sewer, trash, garbage, heat, heating, bill,
  phone, cell, mobile, internet, wifi, cable, streaming, subscription, membership, gym,
  daycare, day care, childcare, child care, tuition,
  renta, alquiler, hipoteca, seguro, iglesia, diezmo, ofrenda, donacion, ahorro,
  luz, agua, telefono, prestamo, deuda, tarjeta`

/** What nobody should be told to save on: medicine, children, school, the home itself. */
export const careWords = `
  medicine, medical, medication, med, doctor, dentist, dental, hospital, clinic, copay,
  pharmacy, prescription, health, therapy, therapist, vision, insulin,
  child, children, kid, baby, diaper, formula, school, education, caregiver,
  home, house, repair,
  medico, medicina, farmacia, salud, dentista, escuela, nino, hijo, casa`

/** What goes on through the month and cannot be left out. */
export const basicsWords = `
  grocery, supermarket, household, toiletry, gas, fuel, gasolina, despensa, mandado`

/** What goes on through the month and is decided each time. */
export const everydayWords = `
  food, cleaning,
  eating out, eat out, dining, dinner, lunch, restaurant, takeout, take out, delivery, fast food,
  coffee, snack, alcohol, bar, beer, wine, cigarette, tobacco, vape, lottery,
  fun, entertainment, movie, movies, concert, game, hobby, sport, music, book, party,
  shopping, clothe, clothing, shoe, beauty, hair, cosmetic, personal care, electronic, gadget,
  gift, present, travel, vacation, trip, uber, taxi, parking,
  amazon, pocket money, spending money, cash, misc, miscellaneous,
  comida, restaurante, comer fuera, ropa, diversion, regalo, compra`

/** What names the payment of a debt, whatever its kind, and by its kind. */
export const debtWords: { every: readonly string[]; byType: ReadonlyMap<string, readonly string[]> } = {
  every: ['debt', 'loan', 'installment', 'deuda', 'prestamo'],
  byType: new Map([
    ['mortgage', ['mortgage', 'house payment', 'hipoteca']],
    ['auto_loan', ['car payment', 'car note', 'auto payment']],
    ['credit_card', ['credit card', 'card payment', 'tarjeta']],
  ]),
}
