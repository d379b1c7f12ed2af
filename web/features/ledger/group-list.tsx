import type { GroupAnswer } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { groupColumns, groupTexts } from './entry-messages.ts'
import { countsOf, measuredWords, monthsWords, programNames, savedFigure } from './ledger-words.ts'
import { ledgerTexts } from './messages.ts'

/** The groups of grants: a table on a wide screen, one block per group on a phone. */
export function GroupList({ groups }: { groups: readonly GroupAnswer[] }) {
  return (
    <>
      <p className="max-w-text text-small text-ink-2">{ledgerTexts.privacy}</p>
      {groups.length === 0 ? (
        <p className="mt-4">{groupTexts.none}</p>
      ) : (
        <>
          <GroupTable groups={groups} />
          <ul className="mt-2 md:hidden" aria-label={groupTexts.list}>
            {groups.map((group) => (
              <GroupBlock key={group.sequence} group={group} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function openWords(group: GroupAnswer): string | null {
  return group.open === 0 ? null : groupTexts.uncovered(formatCharge(group.open))
}

function GroupTable({ groups }: { groups: readonly GroupAnswer[] }) {
  return (
    <DataTable caption={groupTexts.caption} className="mt-4 max-md:hidden">
      <TableHead
        columns={Object.values(groupColumns)}
        numeric={[groupColumns.grants, groupColumns.paid, groupColumns.interest, groupColumns.monthsSaved]}
      />
      <tbody>
        {groups.map((group) => (
          <tr key={group.sequence} className="align-top">
            <RowHead>
              <span className="whitespace-nowrap">{groupTexts.group(group.number)}</span>
              <span className="block text-tiny font-normal text-ink-3">
                {ledgerTexts.entry(group.sequence)}
              </span>
            </RowHead>
            <Cell>{monthsWords(group.firstMonth, group.lastMonth)}</Cell>
            <Cell>{programNames(group.programs)}</Cell>
            <Cell numeric>{group.grants}</Cell>
            <Cell numeric>
              {formatCharge(group.amount)}
              {openWords(group) ? (
                <span className="block text-tiny text-ink-3">{openWords(group)}</span>
              ) : null}
            </Cell>
            <Cell numeric>
              {savedFigure({ ...group, ...countsOf(group) })}
              <span className="block text-tiny text-ink-3">{measuredWords(countsOf(group))}</span>
            </Cell>
            <Cell numeric>{group.measured === 0 ? '' : group.monthsSaved}</Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function GroupBlock({ group }: { group: GroupAnswer }) {
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <h3 className="text-base">{groupTexts.heading({ ...group, amount: formatCharge(group.amount) })}</h3>
      <p className="text-small text-ink-2">
        {groupTexts.facts(monthsWords(group.firstMonth, group.lastMonth), programNames(group.programs))}
      </p>
      <p className="text-small text-ink-2">
        {group.measured === 0 ? null : groupTexts.saved(formatCharge(group.interestSaved), group.monthsSaved)}{' '}
        {measuredWords(countsOf(group))}
      </p>
      {openWords(group) ? <p className="text-small text-ink-2">{openWords(group)}</p> : null}
      <p className="text-tiny text-ink-3">{ledgerTexts.entry(group.sequence)}</p>
    </li>
  )
}
