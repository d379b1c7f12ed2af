import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const ledgerHead: Words<typeof En.ledgerHead> = {
  title: 'El libro de cuentas público, Fundación Jubilee',
  description:
    'Cada donación y cada ayuda de la Fundación Jubilee, cada una como una línea que nadie puede cambiar, y una manera de comprobarlo.',
}

export const loadingLedger: Words<typeof En.loadingLedger> = 'Cargando el libro de cuentas'
