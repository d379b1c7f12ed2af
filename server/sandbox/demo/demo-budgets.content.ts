/** The demo people's budgets and goals. Amounts in whole cents, days of the month 1 to 28; months count from the month of seeding. */

/** Money spent on the same day of each month, the amounts in turn. */
type DemoSpending = { day: number; note: string; cents: number[] }

export type DemoCategory = {
  name: string
  icon: string
  color: string
  /** a month, now and for the last two months */
  budgetCents: number
  /** a month, before that */
  earlierCents?: number
  /** the day of the month that the bill is due on */
  dueDay?: number
  /** the name of its group */
  group?: string
  spending: DemoSpending[]
}

export type DemoGoal = {
  title: string
  targetCents: number
  /** due at the end of the month so many months from now; null for no date */
  dueInMonths: number | null
  /** put aside on this day of each month, in turn, `months` times up to today; below zero was taken out */
  day: number
  months: number
  cents: number[]
  isCompleted?: boolean
}

export type DemoBudget = {
  /** how many months before this one have spending */
  monthsBefore: number
  /** what was left of last month is added to this one */
  isCarriedOver: boolean
  categories: DemoCategory[]
  goals: DemoGoal[]
}

const EVERGREEN = '#1b5e43'
const LEAF = '#4f9a78'
const GOLD = '#b7791f'
const SLATE = '#7c8f9e'
const CLAY = '#b5563a'
const BLUE = '#1d4e89'

const on = (day: number, note: string, ...cents: number[]): DemoSpending => ({ day, note, cents })

type Look = Pick<DemoCategory, 'icon' | 'color'> &
  Partial<Pick<DemoCategory, 'earlierCents' | 'dueDay' | 'group'>>

function category(name: string, budgetCents: number, rest: Look & { spent: DemoSpending[] }): DemoCategory {
  const { spent, ...look } = rest
  return { name, budgetCents, ...look, spending: spent }
}

const rosa: DemoBudget = {
  monthsBefore: 4,
  isCarriedOver: false,
  categories: [
    category('Rent', 95_000, { dueDay: 1, icon: 'house', color: EVERGREEN, spent: [on(1, 'Rent', 95_000)] }),
    category('Groceries', 42_000, {
      icon: 'shopping-cart',
      color: LEAF,
      earlierCents: 38_000,
      spent: [
        on(2, 'Weekly shop', 9_214, 10_180, 8_877),
        on(8, 'Weekly shop', 11_046, 9_630),
        on(13, 'Weekly shop', 8_825, 10_412, 9_990),
        on(19, 'Weekly shop', 10_357, 8_940),
        on(26, 'Weekly shop', 7_718, 9_105),
      ],
    }),
    category('Electricity and water', 16_000, {
      icon: 'zap',
      color: GOLD,
      spent: [on(6, 'Electricity', 9_840, 8_712, 10_455), on(14, 'Water', 4_130, 4_288)],
    }),
    category('Phone', 4_500, {
      dueDay: 9,
      icon: 'smartphone',
      color: SLATE,
      spent: [on(9, 'Phone plan', 4_500)],
    }),
    category('Bus pass', 7_000, { icon: 'bus', color: BLUE, spent: [on(1, 'Monthly pass', 6_800)] }),
    category('Children', 12_000, {
      icon: 'baby',
      color: CLAY,
      spent: [
        on(4, 'School lunches', 4_600),
        on(11, 'Shoes and clothes', 5_240, 2_815, 0),
        on(18, 'After-school club', 3_500),
      ],
    }),
    category('Doctor and pharmacy', 5_000, {
      icon: 'heart-pulse',
      color: EVERGREEN,
      spent: [on(10, 'Pharmacy', 1_899, 0, 2_450)],
    }),
    category('Eating out', 6_000, {
      icon: 'utensils',
      color: CLAY,
      spent: [on(7, 'Pizza night', 2_780, 3_115), on(15, 'Lunch with my sister', 2_460, 1_990)],
    }),
    category('Church', 8_000, {
      icon: 'church',
      color: GOLD,
      spent: [on(3, 'Sunday offering', 4_000), on(17, 'Sunday offering', 4_000)],
    }),
  ],
  goals: [
    {
      title: 'Emergency fund',
      targetCents: 100_000,
      dueInMonths: 8,
      day: 5,
      months: 7,
      cents: [5_000, 4_000, 6_000],
    },
    {
      title: 'Christmas gifts',
      targetCents: 30_000,
      dueInMonths: 1,
      day: 12,
      months: 5,
      cents: [4_500, 5_000],
    },
    {
      title: 'Winter coats',
      targetCents: 18_000,
      dueInMonths: null,
      day: 3,
      months: 3,
      cents: [6_000],
      isCompleted: true,
    },
  ],
}

const marcus: DemoBudget = {
  monthsBefore: 5,
  isCarriedOver: true,
  categories: [
    category('Rent', 138_500, {
      icon: 'house',
      color: EVERGREEN,
      earlierCents: 134_000,
      spent: [on(1, 'Rent', 134_000, 134_000, 134_000, 138_500, 138_500, 138_500)],
    }),
    category('Groceries', 52_000, {
      icon: 'shopping-cart',
      color: LEAF,
      spent: [
        on(3, 'Weekly shop', 11_872, 12_430, 10_966),
        on(9, 'Weekly shop', 13_105, 11_248),
        on(16, 'Weekly shop', 12_417, 12_989, 11_730),
        on(23, 'Weekly shop', 10_644, 12_050),
      ],
    }),
    category('Utilities', 21_000, {
      icon: 'zap',
      color: GOLD,
      spent: [on(5, 'Electricity', 11_230, 9_875), on(11, 'Internet', 6_500), on(20, 'Water', 3_380, 3_515)],
    }),
    category('Phone', 6_500, { icon: 'smartphone', color: SLATE, spent: [on(8, 'Phone plan', 6_500)] }),
    category('Gas and car', 24_000, {
      icon: 'car',
      color: BLUE,
      spent: [
        on(4, 'Gas', 4_890, 5_125),
        on(12, 'Gas', 5_010, 4_735),
        on(14, 'Car insurance', 9_420),
        on(22, 'Gas', 4_660, 4_980),
      ],
    }),
    category('Eating out', 16_000, {
      icon: 'utensils',
      color: CLAY,
      spent: [
        on(2, 'Takeout', 3_840, 2_965),
        on(10, 'Dinner', 6_420, 5_280),
        on(15, 'Lunches at work', 4_725, 5_150),
        on(19, 'Barbecue', 3_390),
      ],
    }),
    category('Health', 9_000, {
      icon: 'heart-pulse',
      color: LEAF,
      spent: [on(6, 'Gym', 2_999), on(13, 'Pharmacy', 1_645, 2_210, 0)],
    }),
    category('Fun', 10_000, {
      icon: 'film',
      color: CLAY,
      spent: [on(7, 'Streaming', 2_798), on(18, 'Game night', 4_150, 6_835)],
    }),
    category('Clothes', 7_500, { icon: 'shirt', color: SLATE, spent: [on(17, 'Work shirts', 0, 6_240, 0)] }),
    category('Giving', 20_000, { icon: 'gift', color: GOLD, spent: [on(1, 'Tithe', 20_000)] }),
  ],
  goals: [
    {
      title: 'Emergency fund',
      targetCents: 300_000,
      dueInMonths: 10,
      day: 2,
      months: 8,
      cents: [15_000, 20_000, 15_000],
    },
    { title: 'New tires', targetCents: 64_000, dueInMonths: 3, day: 16, months: 5, cents: [8_000, 9_500] },
    {
      title: 'Trip to see my parents',
      targetCents: 90_000,
      dueInMonths: 7,
      day: 9,
      months: 4,
      cents: [7_500],
    },
    {
      title: 'First $500 put aside',
      targetCents: 50_000,
      dueInMonths: null,
      day: 4,
      months: 4,
      cents: [12_500],
      isCompleted: true,
    },
  ],
}

const grace: DemoBudget = {
  monthsBefore: 6,
  isCarriedOver: true,
  categories: [
    category('Mortgage', 142_900, {
      group: 'Home and bills',
      dueDay: 1,
      icon: 'house',
      color: EVERGREEN,
      spent: [on(1, 'Mortgage payment', 142_816)],
    }),
    category('Groceries', 78_000, {
      group: 'Every day',
      icon: 'shopping-cart',
      color: LEAF,
      earlierCents: 72_000,
      spent: [
        on(2, 'Weekly shop', 17_240, 18_615, 16_980),
        on(9, 'Weekly shop', 19_105, 17_730),
        on(15, 'Weekly shop', 18_460, 16_295, 19_020),
        on(22, 'Weekly shop', 16_815, 18_140),
      ],
    }),
    category('Utilities', 32_000, {
      group: 'Home and bills',
      icon: 'zap',
      color: GOLD,
      spent: [
        on(6, 'Electricity and gas', 16_420, 14_985, 18_310),
        on(12, 'Internet', 7_900),
        on(18, 'Water', 5_240),
      ],
    }),
    category('Phones', 11_000, {
      group: 'Home and bills',
      dueDay: 10,
      icon: 'smartphone',
      color: SLATE,
      spent: [on(10, 'Family plan', 10_800)],
    }),
    category('Gas and car', 30_000, {
      group: 'Every day',
      icon: 'car',
      color: BLUE,
      spent: [
        on(4, 'Gas', 5_620, 6_045),
        on(8, 'Insurance', 12_450),
        on(16, 'Gas', 5_880, 5_410),
        on(25, 'Gas', 5_275),
      ],
    }),
    category('School', 25_000, {
      group: 'Family',
      icon: 'graduation-cap',
      color: BLUE,
      spent: [on(5, 'Piano lessons', 12_000), on(14, 'Books and trips', 4_230, 8_845, 2_910)],
    }),
    category('Eating out', 20_000, {
      group: 'Every day',
      icon: 'utensils',
      color: CLAY,
      spent: [
        on(3, 'Family dinner', 8_460, 7_725),
        on(13, 'Coffee', 2_840, 3_110),
        on(17, 'Lunch', 4_390, 5_265),
      ],
    }),
    category('Health', 18_000, {
      group: 'Family',
      icon: 'heart-pulse',
      color: LEAF,
      spent: [on(7, 'Dentist', 0, 14_500, 0), on(11, 'Pharmacy', 3_275, 2_140)],
    }),
    category('Dog', 9_000, {
      group: 'Family',
      icon: 'paw-print',
      color: CLAY,
      spent: [on(6, 'Food', 5_490), on(19, 'Vet', 0, 0, 6_400)],
    }),
    category('Home repairs', 15_000, {
      group: 'Home and bills',
      icon: 'wrench',
      color: SLATE,
      spent: [on(12, 'Hardware store', 3_860, 0, 9_475)],
    }),
    category('Gifts', 8_000, {
      group: 'Giving',
      icon: 'gift',
      color: GOLD,
      spent: [on(18, 'Birthday', 4_500, 6_990, 0)],
    }),
    category('Church', 60_000, {
      group: 'Giving',
      dueDay: 1,
      icon: 'church',
      color: EVERGREEN,
      spent: [on(1, 'Tithe', 60_000)],
    }),
  ],
  goals: [
    {
      title: 'Six months of expenses',
      targetCents: 2_400_000,
      dueInMonths: 26,
      day: 1,
      months: 14,
      cents: [50_000, 45_000, 60_000],
    },
    { title: 'New roof', targetCents: 900_000, dueInMonths: 9, day: 15, months: 10, cents: [40_000, 35_000] },
    {
      title: 'Summer at the lake',
      targetCents: 220_000,
      dueInMonths: 8,
      day: 10,
      months: 6,
      cents: [20_000, 25_000],
    },
    {
      title: 'Piano',
      targetCents: 120_000,
      dueInMonths: null,
      day: 8,
      months: 8,
      cents: [15_000],
      isCompleted: true,
    },
  ],
}

const samuel: DemoBudget = {
  monthsBefore: 3,
  isCarriedOver: false,
  categories: [
    category('Rent', 112_000, { icon: 'house', color: EVERGREEN, spent: [on(1, 'Rent', 112_000)] }),
    category('Groceries', 36_000, {
      icon: 'shopping-cart',
      color: LEAF,
      spent: [
        on(4, 'Weekly shop', 8_120, 7_945),
        on(11, 'Weekly shop', 8_670, 9_015),
        on(18, 'Weekly shop', 7_730, 8_405),
        on(25, 'Weekly shop', 8_240),
      ],
    }),
    category('Utilities', 14_000, {
      icon: 'zap',
      color: GOLD,
      spent: [on(7, 'Electricity', 6_915, 7_480), on(9, 'Internet', 5_500)],
    }),
    category('Phone', 5_000, { icon: 'smartphone', color: SLATE, spent: [on(12, 'Phone plan', 4_500)] }),
    category('Bus and train', 11_000, { icon: 'bus', color: BLUE, spent: [on(1, 'Monthly pass', 9_900)] }),
    category('Eating out', 12_000, {
      icon: 'utensils',
      color: CLAY,
      spent: [on(6, 'Dinner', 4_265, 5_140), on(14, 'Lunches', 5_380, 4_795), on(20, 'Dinner', 3_950)],
    }),
    category('Fun', 8_000, {
      icon: 'film',
      color: CLAY,
      spent: [on(10, 'Concert', 4_800, 0), on(16, 'Streaming', 1_599)],
    }),
    category('Savings', 30_000, { icon: 'piggy-bank', color: LEAF, spent: [on(2, 'To savings', 30_000)] }),
  ],
  goals: [
    { title: 'Emergency fund', targetCents: 500_000, dueInMonths: 14, day: 2, months: 6, cents: [30_000] },
    {
      title: 'Bike',
      targetCents: 75_000,
      dueInMonths: 4,
      day: 13,
      months: 5,
      cents: [10_000, 12_000, -4_000],
    },
  ],
}

/** By the label of the demo person. */
export const demoBudgets: Record<string, DemoBudget> = {
  Free: rosa,
  Pro: marcus,
  Premium: grace,
  Admin: samuel,
}
