import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const foundationHead: Words<typeof En.foundationHead> = {
  title: 'Fundación Jubilee',
  description:
    'Ayudas de hasta $5,000 para madres y padres sin pareja, personas mayores y familias de bajos ingresos con deudas. Se pagan con donaciones y con la décima parte de nuestras ganancias. Cada dólar está en un libro de cuentas público.',
}

export const loadingFoundation: Words<typeof En.loadingFoundation> = 'Cargando la página'
