import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './appearance-messages.ts'

export const appearanceTexts: Words<typeof En.appearanceTexts> = {
  icon: 'Ícono',
  color: 'Color',
  plain: 'Sin color',
}

export const iconNames: Words<typeof En.iconNames> = {
  wallet: 'Billetera',
  house: 'Casa',
  'shopping-cart': 'Supermercado',
  utensils: 'Comer fuera',
  zap: 'Servicios públicos',
  smartphone: 'Teléfono',
  car: 'Auto',
  bus: 'Autobús',
  'heart-pulse': 'Salud',
  baby: 'Niños',
  'graduation-cap': 'Escuela',
  shirt: 'Ropa',
  film: 'Diversión',
  gift: 'Regalos',
  church: 'Iglesia',
  'paw-print': 'Mascotas',
  plane: 'Viajes',
  wrench: 'Reparaciones',
  'piggy-bank': 'Ahorros',
}

export const colorNames: Words<typeof En.colorNames> = {
  evergreen: 'Verde bosque',
  leaf: 'Verde hoja',
  gold: 'Dorado',
  slate: 'Gris pizarra',
  clay: 'Terracota',
  blue: 'Azul',
}
