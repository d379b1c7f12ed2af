import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { BudgetGroup } from '#contracts/money/budget.ts'
import { Button } from '#web/ui/button.tsx'
import type { CategoryLine, GroupedLines } from '../budget-view.ts'
import { CategoryMark } from '../categories/category-mark.tsx'
import { groupTexts } from '../messages.ts'
import { GroupDialog, RemoveGroup } from './group-dialogs.tsx'
import { GroupSelect } from './group-select.tsx'
import { useMoveCategory, type Direction } from './use-move-category.ts'
import { useMoveGroup } from './use-move-group.ts'

type ArrangeListProps = { sections: readonly GroupedLines[]; month: string }

type Open = { act: 'add' } | { act: 'rename' | 'remove'; group: BudgetGroup }

/** The groups with their categories, each with a step up and a step down. The focus stays on the step that was pressed. */
export function ArrangeList({ sections, month }: ArrangeListProps) {
  const moveCategory = useMoveCategory(month)
  const groups = sections.flatMap(({ group }) => group ?? [])
  const moveGroup = useMoveGroup(groups)
  const [open, setOpen] = useState<Open | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<string | null>(null)
  // What moves in the document loses the focus: it comes back once the new order is drawn.
  useLayoutEffect(() => {
    if (sections.length === 0 || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLButtonElement>(`[data-step="${pressed.current ?? ''}"]`)?.focus()
  }, [sections])
  const stepOf = (move: (id: string, direction: Direction) => void) => (id: string, direction: Direction) => {
    pressed.current = `${id} ${direction}`
    move(id, direction)
  }
  const close = () => setOpen(null)
  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => setOpen({ act: 'add' })}
      >
        <Plus size={16} aria-hidden="true" /> {groupTexts.add}
      </Button>
      {sections.map(({ group, lines }) => (
        <section key={group?.id ?? ''} aria-label={group?.name ?? groupTexts.others}>
          {group ? (
            <GroupHead
              group={group}
              place={{ at: groups.indexOf(group), of: groups.length }}
              onStep={stepOf(moveGroup)}
              onAct={(act) => setOpen({ act, group })}
            />
          ) : (
            groups.length > 0 && <h3 className="mb-1.5 px-1 text-base">{groupTexts.others}</h3>
          )}
          {lines.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-raised">
              {lines.map((line, at) => (
                <CategoryItem
                  key={line.category.id}
                  line={line}
                  groups={groups}
                  place={{ at, of: lines.length }}
                  onStep={stepOf(moveCategory)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
      {open?.act === 'remove' && <RemoveGroup group={open.group} onClose={close} />}
      {(open?.act === 'add' || open?.act === 'rename') && (
        <GroupDialog group={open.act === 'rename' ? open.group : null} onClose={close} />
      )}
    </div>
  )
}

type Place = { at: number; of: number }
type OnStep = (id: string, direction: Direction) => void

type GroupHeadProps = {
  group: BudgetGroup
  place: Place
  onStep: OnStep
  onAct: (act: 'rename' | 'remove') => void
}

function GroupHead({ group: { id, name }, place, onStep, onAct }: GroupHeadProps) {
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-x-1 px-1">
      <h3 className="min-w-0 flex-[1_1_8rem] text-base [overflow-wrap:anywhere]">{name}</h3>
      <div className="ml-auto flex flex-wrap justify-end">
        <Act name={groupTexts.rename(name)} Icon={Pencil} onPress={() => onAct('rename')} />
        <Act name={groupTexts.remove(name)} Icon={Trash2} onPress={() => onAct('remove')} />
        <Steps id={id} name={name} place={place} onStep={onStep} />
      </div>
    </div>
  )
}

type CategoryItemProps = {
  line: CategoryLine
  groups: readonly BudgetGroup[]
  place: Place
  onStep: OnStep
}

function CategoryItem({ line: { category }, groups, place, onStep }: CategoryItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-4">
      <CategoryMark icon={category.icon} color={category.color} isSmall />
      <span className="min-w-0 flex-[1_1_7rem] font-[560] [overflow-wrap:anywhere]">{category.name}</span>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end">
        {groups.length > 0 && <GroupSelect category={category} groups={groups} />}
        <Steps id={category.id} name={category.name} place={place} onStep={onStep} />
      </div>
    </li>
  )
}

type StepsProps = { id: string; name: string; place: Place; onStep: OnStep }

/** At the end of the list a step is marked as disabled and does nothing; it keeps the focus. */
function Steps({ id, name, place: { at, of }, onStep }: StepsProps) {
  const steps = [
    { direction: 'up', Icon: ArrowUp, isEnd: at === 0 },
    { direction: 'down', Icon: ArrowDown, isEnd: at === of - 1 },
  ] as const
  return steps.map(({ direction, Icon, isEnd }) => (
    <Act
      key={direction}
      name={groupTexts.move(name, direction)}
      Icon={Icon}
      step={`${id} ${direction}`}
      isDisabled={isEnd}
      onPress={() => onStep(id, direction)}
    />
  ))
}

type ActProps = { name: string; Icon: LucideIcon; step?: string; isDisabled?: boolean; onPress: () => void }

function Act({ name, Icon, step, isDisabled, onPress }: ActProps) {
  return (
    <Button
      variant="plain"
      size="small"
      className="w-11 px-0!"
      aria-label={name}
      data-step={step}
      {...(isDisabled === undefined ? {} : { 'aria-disabled': isDisabled })}
      onClick={() => isDisabled || onPress()}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
