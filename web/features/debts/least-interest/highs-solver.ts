/**
 * HiGHS as the engine's solver: takes a model as plain data and gives back values and a bound. A solve blocks, so in the
 * browser it belongs into a worker of its own.
 */
import type { Highs } from 'highs'
import type { LinearModel, Solved, Solver } from '#engine/debts/least-interest/model/linear-model.ts'

function dataOf(model: LinearModel, isRelaxed: boolean) {
  return {
    numCols: model.cost.length,
    numRows: model.rowLower.length,
    offset: model.offset,
    colCost: Float64Array.from(model.cost),
    colLower: Float64Array.from(model.lower),
    colUpper: Float64Array.from(model.upper),
    rowLower: Float64Array.from(model.rowLower),
    rowUpper: Float64Array.from(model.rowUpper),
    ...(!isRelaxed && { integrality: Int32Array.from(model.isWhole) }),
    matrix: {
      format: 'csr' as const,
      numRows: model.rowLower.length,
      numCols: model.cost.length,
      starts: Int32Array.from(model.rowStart),
      indices: Int32Array.from(model.columnOf),
      values: Float64Array.from(model.value),
    },
  }
}

/** What a stopped search knows is a bound too; a relaxed model's is its own value, where it was solved to the end. */
function boundOf(given: {
  isRelaxed: boolean
  isOptimal: boolean
  objective: number
  dual: number | undefined
}): number {
  if (given.isRelaxed) return given.isOptimal ? given.objective : Number.NEGATIVE_INFINITY
  return given.dual ?? Number.NEGATIVE_INFINITY
}

/**
 * For a search that starts from a plan. It is nearly the best and the bound is near it, so what is left is to prove it:
 * HiGHS's own searches for plans, its restarts and its look for symmetry take four fifths of the time and find little.
 */
const PROVE_ONLY = {
  mip_heuristic_effort: 0,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_run_root_reduced_cost: false,
  mip_allow_restart: false,
  mip_detect_symmetry: false,
  mip_root_presolve_only: true,
}

/** The solver of a loaded HiGHS. `until`: no solve goes on after it (a time of performance.now). */
export function highsSolver(highs: Highs, until = Number.POSITIVE_INFINITY): Solver {
  const { optimal, timeLimit, objectiveBound, objectiveTarget, iterationLimit } = highs.constants.modelStatus
  return async (model, { isRelaxed, seconds, gap, start }): Promise<Solved> => {
    const begun = performance.now()
    const left = Math.max(0, Math.min(seconds, (until - begun) / 1_000))
    return highs.withModel(dataOf(model, isRelaxed), (opened) => {
      opened.options.set({ output_flag: false, time_limit: left, mip_abs_gap: gap, mip_rel_gap: 0 })
      if (start && !isRelaxed) {
        opened.options.set(PROVE_ONLY)
        opened.setSolution({ colValue: Float64Array.from(start) })
      }
      opened.run()
      const status = opened.getModelStatus()
      const isOptimal = status === optimal
      const hasStopped = [timeLimit, objectiveBound, objectiveTarget, iterationLimit].some(
        (one) => one === status,
      )
      const objective = opened.getObjectiveValue()
      const { colValue } = opened.getSolution()
      const isUsable = isOptimal || (hasStopped && !isRelaxed && Number.isFinite(objective))
      const dual = isRelaxed ? undefined : opened.info.get('mip_dual_bound')
      return {
        isOptimal,
        objective,
        bound: boundOf({
          isRelaxed,
          isOptimal,
          objective,
          dual: typeof dual === 'number' ? dual : undefined,
        }),
        values: isUsable && colValue.length > 0 ? colValue : null,
        seconds: (performance.now() - begun) / 1_000,
      }
    })
  }
}
