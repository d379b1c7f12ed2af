/**
 * A linear model as plain data, and what a solver says of it: the engine builds and reads them, the caller brings the
 * solver. Amounts in it are dollars: solvers work best with numbers that are not far from 1.
 */

/** Minimise the sum of cost x value; every row's sum within its bounds, a column with `isWhole` 1 is a whole number. */
export type LinearModel = {
  offset: number
  cost: number[]
  lower: number[]
  upper: number[]
  isWhole: number[]
  rowLower: number[]
  rowUpper: number[]
  /** the terms row by row: row i has those from rowStart[i] to rowStart[i + 1] */
  rowStart: number[]
  columnOf: number[]
  value: number[]
}

type SolveOptions = {
  /** true: whole numbers are not asked for, which gives a bound */
  isRelaxed: boolean
  seconds: number
  /** the solver may stop where its answer is within this of its bound, in dollars */
  gap: number
  /** values to start from, one for each column */
  start?: number[]
}

/** `values` is null without an answer; `bound` is what no answer is below (-Infinity: nothing is known). */
export type Solved = {
  isOptimal: boolean
  objective: number
  bound: number
  values: ArrayLike<number> | null
  /** seconds of work that it took */
  seconds: number
}

export type Solver = (model: LinearModel, options: SolveOptions) => Promise<Solved>

type Term = readonly [column: number, value: number]

/** An empty model that columns and rows are added to. */
export function emptyModel(): LinearModel {
  return {
    offset: 0,
    cost: [],
    lower: [],
    upper: [],
    isWhole: [],
    rowLower: [],
    rowUpper: [],
    rowStart: [0],
    columnOf: [],
    value: [],
  }
}

/** Adds a column; returns its number. */
export function addColumn(
  model: LinearModel,
  {
    lower = 0,
    upper,
    cost = 0,
    isWhole = false,
  }: { lower?: number; upper: number; cost?: number; isWhole?: boolean },
): number {
  model.lower.push(lower)
  model.upper.push(upper)
  model.cost.push(cost)
  return model.isWhole.push(isWhole ? 1 : 0) - 1
}

/** Adds a row: the sum of its terms within two bounds. */
export function addRow(
  model: LinearModel,
  [lower, upper]: readonly [number, number],
  terms: readonly Term[],
): void {
  for (const [column, value] of terms) {
    model.columnOf.push(column)
    model.value.push(value)
  }
  model.rowStart.push(model.columnOf.length)
  model.rowLower.push(lower)
  model.rowUpper.push(upper)
}
