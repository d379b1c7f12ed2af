import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const landingHead: Words<typeof En.landingHead> = {
  title: 'Jubilee: vea el día en que ya no deberá nada',
  description:
    'Agregue sus deudas y vea, al centavo, cuándo podría quedar libre de deudas, cuánto cuesta cada orden de pago y cuál es el siguiente paso. Solo con fines educativos.',
}

export const loadingLanding: Words<typeof En.loadingLanding> = 'Cargando la página'
