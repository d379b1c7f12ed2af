export const appearanceTexts = {
  icon: 'Icon',
  color: 'Color',
  plain: 'Plain',
}

/** What a screen reader says of an icon, by the icon's name. */
export const iconNames = {
  wallet: 'Wallet',
  house: 'House',
  'shopping-cart': 'Groceries',
  utensils: 'Eating out',
  zap: 'Utilities',
  smartphone: 'Phone',
  car: 'Car',
  bus: 'Bus',
  'heart-pulse': 'Health',
  baby: 'Children',
  'graduation-cap': 'School',
  shirt: 'Clothes',
  film: 'Fun',
  gift: 'Gifts',
  church: 'Church',
  'paw-print': 'Pets',
  plane: 'Travel',
  wrench: 'Repairs',
  'piggy-bank': 'Savings',
}

export const colorNames = {
  evergreen: 'Evergreen',
  leaf: 'Leaf',
  gold: 'Gold',
  slate: 'Slate',
  clay: 'Clay',
  blue: 'Blue',
}
