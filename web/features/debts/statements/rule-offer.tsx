import { updateDebt, type Debt } from '#contracts/money/debts.ts'
import type { Statement } from '#contracts/money/statements.ts'
import type { MinimumRule } from '#engine/debts/debt.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import {
  askedByRule,
  learnMinimumRule,
  LEAST_STATEMENTS,
  type ShareRule,
} from '#engine/debts/statements/learn-rule.ts'
import { ruleMinimumCents } from '#engine/debts/statements/statement.ts'
import { toStatement } from '#engine/debts/statements/statement-record.ts'
import { centsToDecimal, ppmToDecimal, ppmToPercent } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { money } from '../figures.ts'
import { issuers } from './issuer-messages.ts'
import { ruleTexts as texts } from './messages.ts'

type RuleOfferProps = { debt: Debt; statements: readonly Statement[] }

/** The rule that the statements show, and those that banks publish; each becomes the debt's with one press. */
export function RuleOffer({ debt, statements }: RuleOfferProps) {
  const learned = learnMinimumRule(statements.map(toStatement))
  const { use, isBusy } = useRule(debt)
  const isInUse = learned !== null && isSameRule(toDebt(debt).minimumRule ?? null, learned.rule)
  return (
    <section className="grid justify-items-start gap-2 rounded-control bg-sunken px-4 py-3 text-small">
      <h3>{texts.title}</h3>
      {learned ? (
        <>
          <p>{texts.learned(ruleWords(learned.rule), learned.statements)}</p>
          {!learned.isOnly && <p className="text-ink-2">{texts.notOnly}</p>}
          {isInUse ? (
            <p className="text-ink-2">{texts.inUse}</p>
          ) : (
            <Button variant="quiet" size="small" busy={isBusy} onClick={() => void use(learned.rule)}>
              {texts.use}
            </Button>
          )}
        </>
      ) : (
        <p>{statements.length < LEAST_STATEMENTS ? texts.one : texts.none}</p>
      )}
      <Disclosure label={texts.known}>
        <ul className="grid gap-3">
          {issuers.rules.map((known) => (
            <KnownRule
              key={known.id}
              known={known}
              statements={statements}
              isBusy={isBusy}
              onUse={(rule) => void use(rule)}
            />
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

type KnownRuleProps = {
  known: (typeof issuers.rules)[number]
  statements: readonly Statement[]
  isBusy: boolean
  onUse: (rule: ShareRule) => void
}

function KnownRule({ known, statements, isBusy, onUse }: KnownRuleProps) {
  const { percentPpm: ppm, floorCents, plusInterest, issuer, source } = known
  const round = known.round as ShareRule['round']
  const rule: ShareRule = { kind: 'percent', ppm, floorCents, plusInterest, round }
  return (
    <li className="grid justify-items-start gap-1">
      <p>
        <b className="font-[560]">{issuer}</b>: {ruleWords(rule)} (
        {doesFit(rule, statements) ? texts.fits : texts.fitsNot})
      </p>
      <NewTabLink href={source.url}>{texts.source(source.name, formatDate(source.readOn))}</NewTabLink>
      <Button
        variant="quiet"
        size="small"
        busy={isBusy}
        aria-label={texts.useOf(issuer)}
        onClick={() => onUse(rule)}
      >
        {texts.use}
      </Button>
    </li>
  )
}

/** Whether a rule asks for what every statement does. */
function doesFit(rule: ShareRule, statements: readonly Statement[]): boolean {
  return statements.map(toStatement).every((one) => askedByRule(rule, one) === ruleMinimumCents(one))
}

function ruleWords({ ppm, plusInterest, floorCents, interestPlusCents, round }: ShareRule): string {
  return [
    texts.share(`${ppmToPercent(ppm)}%`),
    plusInterest ? texts.interest : '',
    round === 'dollarUp' ? texts.up : round === 'dollarDown' ? texts.down : '',
    floorCents > 0 ? texts.floor(money(floorCents)) : '',
    interestPlusCents === undefined ? '' : texts.plus(money(interestPlusCents)),
  ].join('')
}

function isSameRule(own: MinimumRule | null, rule: ShareRule): boolean {
  return (
    own?.kind === 'percent' &&
    own.ppm === rule.ppm &&
    own.floorCents === rule.floorCents &&
    own.plusInterest === rule.plusInterest &&
    own.round === rule.round &&
    (own.roundBeforeInterest ?? false) === (rule.roundBeforeInterest ?? false) &&
    own.interestPlusCents === rule.interestPlusCents
  )
}

type KeptRule = NonNullable<Debt['minimumRule']>

const sentRule = ({ percent, floor, interestPlus, ...rest }: KeptRule) => ({
  ...rest,
  percent: ppmToDecimal(percent),
  floor: centsToDecimal(floor),
  interestPlus: interestPlus === null ? null : centsToDecimal(interestPlus),
})

const keptRule = (rule: ShareRule): KeptRule => ({
  percent: rule.ppm,
  floor: rule.floorCents,
  plusInterest: rule.plusInterest,
  round: rule.round,
  roundBeforeInterest: rule.roundBeforeInterest ?? false,
  interestPlus: rule.interestPlusCents ?? null,
})

/** Makes a rule the debt's, with an undo. */
function useRule({ id, minimumRule: before }: Debt) {
  const { mutateAsync: update, isPending: isBusy } = useWrite(updateDebt)
  const save = (rule: KeptRule | null) =>
    update({ params: { id }, body: { minimumRule: rule && sentRule(rule) } })
  const undo = () => toastOutcome(save(before), { done: texts.undone, failed: texts.failed })
  const use = (rule: ShareRule) =>
    toastOutcome(save(keptRule(rule)), {
      done: { ...texts.used, action: { label: texts.undo, onPress: () => void undo() } },
      failed: texts.failed,
    })
  return { use, isBusy }
}
