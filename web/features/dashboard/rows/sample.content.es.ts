import type * as En from './sample.content.ts'

export const sampleArticles: typeof En.sampleArticles = [
  {
    id: '1',
    imageUrl: '/images/articles/snowball-avalanche.svg',
    title: 'Bola de nieve o avalancha',
    description:
      'Dos formas de ordenar sus deudas: cuál cuesta menos y con cuál tiene antes su primer logro.',
    category: 'debt',
    readTime: 5,
  },
  {
    id: '2',
    imageUrl: '/images/articles/lower-rates.svg',
    title: 'Negociar tasas más bajas',
    description: 'Qué decir cuando llama a un prestamista y qué pedirle.',
    category: 'negotiation',
    readTime: 6,
  },
  {
    id: '3',
    imageUrl: '/images/articles/extra-money.svg',
    title: 'Encontrar dinero adicional',
    description: 'Partes pequeñas de un presupuesto donde puede haber dinero para su plan.',
    category: 'budgeting',
    readTime: 5,
  },
  {
    id: '4',
    imageUrl: '/images/articles/consolidation.svg',
    title: 'Consolidar deudas',
    description: 'Cuándo ayuda un solo préstamo nuevo, cuándo no y cuánto cuesta de verdad.',
    category: 'consolidation',
    readTime: 7,
  },
  {
    id: '5',
    imageUrl: '/images/articles/side-hustles.svg',
    title: 'Trabajos adicionales',
    description: 'Formas de ganar un poco más y lo que queda después de impuestos.',
    category: 'income',
    readTime: 6,
  },
  {
    id: '6',
    imageUrl: '/images/articles/staying-motivated.svg',
    title: 'Mantener la motivación',
    description: 'Cómo siguen adelante las personas cuando un plan toma años.',
    category: 'motivation',
    readTime: 4,
  },
]
