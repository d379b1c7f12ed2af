import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './home-learn.content.ts'

export const partTitles: Words<typeof En.partTitles> = {
  creditTiers: 'Su puntaje de crédito decide su tasa',
  downPayments: 'Cuánto dar de pago inicial',
  costs: 'Qué más cuesta una compra',
}

export const creditTiers: Words<typeof En.creditTiers> = [
  { scores: '760+', meaning: 'Las tasas más bajas que ofrece la mayoría de los prestamistas.' },
  { scores: '700-759', meaning: 'Buenas tasas, un poco por encima de las mejores.' },
  { scores: '660-699', meaning: 'Hay muchos préstamos para usted, con una tasa más alta.' },
  { scores: 'menos de 660', meaning: 'Menos préstamos. Puede valer la pena subir primero su puntaje.' },
]

export const downPayments: Words<typeof En.downPayments> = [
  { share: '20%', meaning: 'Sin seguro hipotecario en la mayoría de los préstamos, y el pago más bajo.' },
  { share: '10-15%', meaning: 'Puede comprar antes. El seguro hipotecario aumenta cada pago.' },
  { share: '3.5%', meaning: 'Desde aquí hay préstamos FHA. También llevan seguro hipotecario.' },
  {
    share: '0%',
    meaning: 'Préstamos VA para quienes sirvieron en las fuerzas armadas, préstamos USDA en zonas rurales.',
  },
]

export const costs: Words<typeof En.costs> = [
  {
    name: 'Gastos de cierre',
    share: '2-5%',
    meaning: 'del precio, por el préstamo, el título y los impuestos',
  },
  { name: 'Inspección', from: 300, to: 500, meaning: 'antes de comprometerse, para conocer la casa' },
  { name: 'Tasación', from: 300, to: 600, meaning: 'la pide el prestamista' },
  { name: 'Mudanza', from: 500, to: 5_000, meaning: 'según qué tan lejos y cuánto se lleva' },
  { name: 'Reparaciones', share: '1-2%', meaning: 'del precio, cada año' },
]

export const costRange: typeof En.costRange = (from, to) => `De ${from} a ${to},`

export const reserve: Words<typeof En.reserve> = {
  title: 'Guarde una reserva',
  text: 'Después de pagarlo todo, guarde de 3 a 6 meses de gastos en reserva. Una casa trae sorpresas, y así no se convierten en deuda.',
}
