/**
 * Where each dollar went: gifts and tithes are allocated to the published groups of grants, first in, first out. Line
 * by line, in the order of the ledger, so nothing is allocated before it came. A group that is paid ahead of gifts
 * stays open and takes the next that come.
 *
 * Money allocated to a group stays there, with two exceptions. Money that goes back to a donor leaves the
 * groups it went to, the latest first, and they take the oldest money that is free in its place. Money that comes back
 * from grants (a group whose sum is below zero) leaves the latest groups and is free again.
 *
 * Example: gifts of $50 and $100, then a group of $120: all of the $50 and $70 of the $100 go to it; $30 is free.
 */
import type { EntryContent } from './entry.ts'
import { cellCents } from './totals.ts'

/** So much of a gift or tithe went to a group; both are named by the number of their line. */
type Part = { group: number; cents: number }

export type AllocatedGift = {
  sequence: number
  /** after corrections: the parts and what is left add up to it */
  amountCents: number
  parts: Part[]
  leftCents: number
}

type AllocatedGroup = {
  sequence: number
  /** from gifts and tithes that have come */
  coveredCents: number
  /** paid ahead: waits for the next that come */
  openCents: number
}

export type Allocation = { gifts: AllocatedGift[]; groups: AllocatedGroup[] }

type Link = { gift: AllocatedGift; group: AllocatedGroup; cents: number }

type Book = {
  gifts: AllocatedGift[]
  groups: AllocatedGroup[]
  /** in the order they were made */
  links: Link[]
  byLine: Map<string, AllocatedGift>
  /** no gift before this place has anything left */
  firstLeft: number
  /** no group before this place is open */
  firstOpen: number
}

/** Gives the oldest free money to the oldest open group until one of them runs out. */
function match(book: Book): void {
  const { gifts, groups, links } = book
  while (book.firstLeft < gifts.length && book.firstOpen < groups.length) {
    const gift = gifts[book.firstLeft]!
    const group = groups[book.firstOpen]!
    const cents = Math.min(gift.leftCents, group.openCents)
    if (cents > 0) {
      links.push({ gift, group, cents })
      gift.leftCents -= cents
      group.openCents -= cents
      group.coveredCents += cents
    }
    if (gift.leftCents <= 0) book.firstLeft += 1
    if (group.openCents <= 0) book.firstOpen += 1
  }
}

/** Undoes `wanted` cents of these links, the latest first; returns how many it could undo. */
function release(book: Book, wanted: number, isMeant: (link: Link) => boolean): number {
  let missing = wanted
  for (let at = book.links.length - 1; at >= 0 && missing > 0; at -= 1) {
    const link = book.links[at]!
    if (!isMeant(link)) continue
    const cents = Math.min(link.cents, missing)
    link.cents -= cents
    link.gift.leftCents += cents
    link.group.coveredCents -= cents
    link.group.openCents += cents
    missing -= cents
  }
  if (missing < wanted) {
    book.links = book.links.filter((link) => link.cents > 0)
    book.firstLeft = 0
    book.firstOpen = 0
  }
  return wanted - missing
}

function addGift(book: Book, entry: EntryContent): void {
  const amountCents = cellCents(entry.amount)
  const gift = { sequence: Number(entry.sequence), amountCents, parts: [], leftCents: amountCents }
  book.gifts.push(gift)
  book.byLine.set(entry.sequence, gift)
}

function correctGift(book: Book, entry: EntryContent): void {
  const gift = book.byLine.get(entry.corrects)
  if (!gift) return
  const change = cellCents(entry.amount)
  if (gift.leftCents + change < 0) release(book, -change - gift.leftCents, (link) => link.gift === gift)
  gift.amountCents += change
  gift.leftCents += change
  book.firstLeft = 0
}

/** Lowers what is still open of the latest groups; gives how much it could lower. */
function closeOpen(book: Book, wanted: number): number {
  let missing = wanted
  for (const group of book.groups.toReversed()) {
    const cents = Math.min(group.openCents, missing)
    group.openCents -= cents
    missing -= cents
  }
  return wanted - missing
}

function addGroup(book: Book, entry: EntryContent): void {
  const cents = cellCents(entry.amount)
  book.groups.push({ sequence: Number(entry.sequence), coveredCents: 0, openCents: Math.max(cents, 0) })
  if (cents >= 0) return
  const cameBack = -cents - closeOpen(book, -cents)
  closeOpen(
    book,
    release(book, cameBack, () => true),
  )
}

const steps: Readonly<Record<string, (book: Book, entry: EntryContent) => void>> = {
  donation: addGift,
  tithe: addGift,
  correction: correctGift,
  group: addGroup,
}

/** Allocates the gifts and tithes of a ledger to its groups. The lines stand in order and have been verified. */
export function allocate(entries: readonly EntryContent[]): Allocation {
  const book: Book = { gifts: [], groups: [], links: [], byLine: new Map(), firstLeft: 0, firstOpen: 0 }
  for (const entry of entries) {
    const step = steps[entry.kind]
    if (!step) continue
    step(book, entry)
    match(book)
  }
  for (const { gift, group, cents } of book.links) {
    const known = gift.parts.find((part) => part.group === group.sequence)
    if (known) known.cents += cents
    else gift.parts.push({ group: group.sequence, cents })
  }
  return { gifts: book.gifts, groups: book.groups }
}
