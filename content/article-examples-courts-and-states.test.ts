/** The worked examples of the articles on courts, protected money and what differs by state (50 to 106). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { interestOfStretchesCents, monthInterestCents } from '#engine/money/interest.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { describeExamples, dollars, readArticles, steady, type Figures } from './articles-under-test.ts'

const total = (...amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const dayOf = (date: string) => (parseDate(date) ?? expect.fail(`no date: ${date}`)).day

const yearOf = (date: string) => (parseDate(date) ?? expect.fail(`no date: ${date}`)).year
const exact = (amount: number) => formatMoney(amount * 100, { decimals: amount % 1 === 0 ? 0 : 2 })

/** 15 U.S.C. 1673(a): the lower of a quarter of the week's pay and what lies above the floor. */
const mostTaken = (pay: number, floor: number) => Math.max(0, Math.min(pay / 4, pay - floor))

/** Interest in dollars of some days on one balance in dollars, at a yearly rate in percent. */
const stretchInterest = (balance: number, percent: number, days: number) =>
  interestOfStretchesCents(balance * 100, [{ aprPpm: percent * 10_000, days }]) / 100

/** What is owned and owed, in dollars, and what a made-up state protects of it. */
const family = { home: { worth: 240_000, owed: 205_000 }, car: { worth: 9500, owed: 3500 } }
const listB = { home: 25_000 }
/** What a creditor can reach: equity above the protected amount. */
const above = (equity: number, limit: number) => Math.max(0, equity - limit)

/** 31 CFR 212.3: what came in over the lookback period, or the balance if that is less. */
const protectedOf = (benefits: number, balance: number) => Math.min(benefits, balance)

describeExamples({
  '50': {
    'Choosing with $1,900': () => {
      const income = 1900
      const first = { rent: 1150, food: 320, power: 140, gas: 110, car: 260 }
      const [card, clinic, splitPower, lateFee] = [85, 120, 60, 30]
      const all = total(...Object.values(first), card, clinic)
      const needed = total(...Object.values(first))
      const split = needed - first.power + splitPower
      const amounts = [
        income,
        ...Object.values(first),
        card,
        clinic,
        all,
        all - income,
        needed,
        needed - income,
        splitPower,
        first.power - splitPower,
        split,
        lateFee,
        lateFee,
      ]
      return amounts.map(dollars)
    },
  },
  '55': {
    'One paycheck under three rules': () => {
      const [pay, hours, wage, share, stateHours, stateWage, weeks] = [700, 30, 7.25, 15, 40, 15, 10]
      const floor = hours * wage
      const federal = mostTaken(pay, floor)
      const stateFloor = stateHours * stateWage
      const inB = mostTaken(pay, stateFloor)
      return [
        dollars(pay),
        dollars(pay / 4),
        hours,
        ...[wage, floor, pay - floor].map(exact),
        dollars(federal),
        `${share}%`,
        dollars((pay * share) / 100),
        stateHours,
        ...[stateWage, stateFloor, inB].map(dollars),
        weeks,
        dollars((federal - inB) * weeks),
      ]
    },
    'A smaller paycheck': () => {
      const [pay, floor, share, stateFloor] = [420, 30 * 7.25, 15, 40 * 15]
      return [pay, mostTaken(pay, floor), (pay * share) / 100, stateFloor].map(dollars)
    },
  },
  '56': {
    'The same debt under two laws': () => {
      const [missed, paid, short, long] = ['2023-03-15', '2027-02-01', 4, 6]
      const [first, last] = [yearOf(missed) + short, yearOf(paid) + short]
      return [
        dayOf(missed),
        yearOf(missed),
        short,
        dayOf(missed),
        first,
        long,
        dayOf(missed),
        yearOf(missed) + long,
        dollars(25),
        dayOf(paid),
        yearOf(paid),
        dayOf(paid),
        last,
        last - first,
        dollars(25),
      ]
    },
  },
  '57': {
    'What the bank must leave': () => {
      const benefit = 1640
      const benefits = benefit * 2
      const [balance, smaller] = [4100, 2900]
      const kept = protectedOf(benefits, balance)
      const amounts = [
        benefit,
        benefits,
        balance,
        kept,
        balance - kept,
        smaller,
        protectedOf(benefits, smaller),
        benefits,
      ]
      return amounts.map(dollars)
    },
  },
  '58': {
    'Why a low offer still pays them': (): Figures => {
      const [cents, owed, claimed, share] = [4, 3200, 4150, 30]
      const spent = (owed * cents) / 100
      const settled = (claimed * share) / 100
      return [
        cents,
        ...[owed, spent, claimed].map(dollars),
        `${share}%`,
        dollars(settled),
        dollars(settled - spent),
      ]
    },
  },
  '80': {
    'Count the days': () => {
      const [notice, days, friday] = ['2027-04-05', 14, '2027-04-16']
      return [dayOf(notice), 2027, days, dayOf(addDays(notice, days)), dayOf(friday)]
    },
    'An agreement you can keep': () => {
      const [rent, lateFees, court, today, months, budget] = [1300, 100, 180, 780, 6, 1500]
      const due = 2 * rent + lateFees + court
      const left = due - today
      const spare = budget - rent
      return [
        ...[rent, 2 * rent, lateFees, court, due, today, left].map(dollars),
        months,
        dollars(left / months),
        dollars(rent + left / months),
        dollars(budget),
        dollars(spare),
        Math.ceil(left / spare),
      ]
    },
  },
  '81': {
    'The first dates': () => {
      const [missed, sale] = ['2027-02-01', '2027-12-10']
      const end = addDays(missed, 120)
      const tooLate = addDays(sale, -37)
      return [dayOf(missed), 2027, 120, dayOf(end), dayOf(addDays(end, 1)), dayOf(sale), dayOf(tooLate), 37]
    },
    'Sell it yourself, or let it be sold': () => {
      const [owed, offer, share, auction, costs] = [212_000, 228_000, 6, 190_000, 9000]
      const selling = (offer * share) / 100
      return [
        dollars(owed),
        dollars(offer),
        `${share}%`,
        dollars(selling),
        dollars(offer - selling - owed),
        ...[auction, costs, owed + costs - auction].map(dollars),
      ]
    },
  },
  '84': {
    'Six months of waiting': () => {
      const [ordered, guideline, months] = [520, 280, 6]
      const missing = ordered - guideline
      return [
        ...[ordered, guideline, guideline].map(dollars),
        months,
        dollars(guideline),
        dollars(missing),
        dollars(missing * months),
      ]
    },
    'The most from one paycheck': () => {
      const earnings = 600
      // 15 U.S.C. 1673(b)(2): half, or 60 %, and five points more after twelve weeks
      const [half, most] = [earnings * 0.5, earnings * 0.65]
      return [dollars(earnings), dollars(half), 12, '65%', dollars(most), dollars(earnings - most)]
    },
  },
  '85': {
    'One ticket, two roads': () => {
      const [fine, costs, months, penalty, collector] = [180, 60, 6, 25, 30]
      const ticket = fine + costs
      const added = (fine + costs) * (penalty / 100)
      const late = ticket + added
      const charge = (late * collector) / 100
      return [
        ...[fine, costs, ticket, ticket / months].map(dollars),
        months,
        `${penalty}%`,
        dollars(added),
        dollars(late),
        `${collector}%`,
        dollars(charge),
        dollars(late + charge),
      ]
    },
  },
  '90': {
    'One list, three groups': () => {
      const [opened, forced, joint] = [3200, 4100, 2100]
      const month = monthInterestCents(forced * 100, 240_000) / 100
      return [
        ...[opened + forced + joint, opened, forced, joint, opened, forced, joint].map(dollars),
        '24%',
        dollars(month),
      ]
    },
  },
  '102': {
    'A move on a card, or after three months of saving': () => {
      const [cost, apr, payment, saved, sofa] = [2400, 22.99, 120, 400, 150]
      const own = 3 * saved + sofa
      const [whole, rest] = [steady(cost, apr, payment), steady(cost - own, apr, payment)]
      return [
        dollars(cost),
        `${apr}%`,
        dollars(payment),
        whole.months,
        whole.interest,
        ...[saved, sofa, own, cost - own, payment].map(dollars),
        rest.months,
        rest.interest,
        dollars((whole.cents - rest.cents) / 100),
      ]
    },
  },
  '103': {
    'A cash advance in plain numbers': () => {
      const [advance, back, daily] = [20_000, 27_000, 150]
      const days = back / daily
      return [
        ...[advance, back, daily].map(dollars),
        days,
        days / 5,
        dollars(back - advance),
        `${((back - advance) / advance) * 100}%`,
      ]
    },
    'What a guaranty can leave': () => {
      const [owed, sold, costs] = [45_000, 18_500, 1500]
      return [owed, sold, costs, owed - sold + costs, owed / 2].map(dollars)
    },
  },
  '105': {
    'The same $300 under three rules': () => {
      const [loan, days, share, cap, rate, payment] = [300, 14, 15, 36, 28, 55]
      const fee = (loan * share) / 100
      const union = steady(loan, rate, payment)
      return [
        dollars(loan),
        days,
        `${share}%`,
        dollars(fee),
        `${Math.round((fee / loan) * (365 / days) * 100)}%`,
        `${cap}%`,
        days,
        exact(stretchInterest(loan, cap, days)),
        dollars(loan),
        `${rate}%`,
        dollars(payment),
        union.months,
        union.interest,
      ]
    },
    'Six paydays later': () => {
      const [loan, fee, paydays, part, days, cap] = [300, 45, 6, 50, 14, 36]
      const owed = Array.from({ length: paydays }, (_, index) => loan - index * part)
      return [
        dollars(loan),
        dollars(fee),
        paydays,
        dollars(fee * paydays),
        dollars(loan),
        dollars(part),
        paydays,
        days,
        `${cap}%`,
        exact(total(...owed.map((left) => stretchInterest(left, cap, days)))),
      ]
    },
  },
  '106': {
    'One family, two lists': () => {
      const { home, car } = family
      const [homeEquity, carEquity] = [home.worth - home.owed, car.worth - car.owed]
      const [a, b] = [
        { home: 40_000, car: 5000 },
        { home: listB.home, car: 7500 },
      ]
      const amounts = [
        home.worth,
        home.owed,
        homeEquity,
        car.worth,
        car.owed,
        carEquity,
        a.home,
        a.car,
        above(homeEquity, a.home) + above(carEquity, a.car),
        b.home,
        b.car,
        above(homeEquity, b.home) + above(carEquity, b.car),
      ]
      return amounts.map(dollars)
    },
    'Would the home be sold?': () => {
      const { worth, owed } = family.home
      const cost = 8
      const selling = (worth * cost) / 100
      return [dollars(worth), `${cost}%`, ...[selling, owed, worth - selling - owed, listB.home].map(dollars)]
    },
  },
})

it('names the right days of the week and months', () => {
  expect(['2027-04-05', addDays('2027-04-05', 14), '2027-04-16'].map(weekday)).toEqual([1, 1, 5])
  expect([addDays('2027-02-01', 120), addDays('2027-12-10', -37)]).toEqual(['2027-06-01', '2027-11-03'])
})

/** The site that a row's last cell leads to. */
const hostOf = (cells: readonly string[]) =>
  /\]\(https:\/\/(?:www\.)?([^/]+)/.exec(cells.at(-1) ?? '')?.[1] ?? expect.fail(`no link: ${cells[0]}`)

describe('the tables of the states', () => {
  const { states } = JSON.parse(readFileSync(new URL('wages/states.json', import.meta.url), 'utf8')) as {
    states: { name: string }[]
  }
  const names = states.map(({ name }) => name).toSorted()
  const tables = readArticles()
    .filter(({ id }) => ['55', '56', '105', '106'].includes(id))
    .flatMap(({ title, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? [{ title, rows: block.rows }] : [])),
    )

  it.each(tables)('$title: has each state once, in order, with a page of its own', ({ rows }) => {
    expect(rows.map(([name]) => name)).toEqual(names)
    expect(new Set(rows.map(hostOf)).size).toBe(names.length)
  })

  it('lead to the same site of a state in all of them', () => {
    const [first, ...others] = tables.map(({ rows }) => rows.map(hostOf))
    for (const hosts of others) expect(hosts).toEqual(first)
  })

  it('say what a law on payday loans says for at least thirty, and nothing where it was not read', () => {
    const said = tables[2]?.rows.map(([, text = '']) => text) ?? []
    const unread = said.filter((text) => text === 'Look it up in the law named here')
    expect(said.length - unread.length).toBeGreaterThanOrEqual(30)
    expect(said.filter((text) => figuresIn(text).length === 0)).toEqual(unread)
  })

  it('give no amounts of exemptions, and say where to ask if the state’s own law was not read', () => {
    const choices = tables[3]?.rows.map(([, choice = '']) => choice) ?? []
    expect(new Set(choices.map((choice) => /^(No|Yes), |^Ask there$/.exec(choice)?.[0]))).toEqual(
      new Set(['No, ', 'Yes, ', 'Ask there']),
    )
    expect(tables[3]?.rows.flat().filter((cell) => cell.includes('$'))).toEqual([])
  })

  it('give every state a time, and a limit on garnishment or the law to look at', () => {
    const [limits = [], times = []] = tables.map(({ rows }) => rows.map(([, said = '']) => said))
    expect(times.filter((time) => !/^\d+ years on /.test(time))).toEqual([])
    const unread = limits.filter((limit) => limit.startsWith('Look it up'))
    expect(new Set(unread)).toEqual(new Set(['Look it up in the law named here']))
    expect(limits.length - unread.length).toBeGreaterThanOrEqual(40)
  })
})
