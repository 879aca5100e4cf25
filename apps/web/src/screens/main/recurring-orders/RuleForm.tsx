import { api } from '@arriero/contract'
import { holidayTexts } from '@arriero/contract/es/lists/repeated'
import { holidayWays, nextDays, recurringDenial, type HolidayWay } from '@arriero/domain/orders/recurring'
import { weekdays, type Weekday } from '@arriero/domain/places/opening-hours'
import { lettersMost } from '@arriero/domain/typed/limits'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Problems } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { paths } from '#shared/paths.ts'
import { Checks } from '#shared/plain/fields/Checkbox.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import styles from './recurring-orders.module.css'
import { daysInWords, recurringOrdersTexts as texts } from './recurring-orders.texts.ts'

const leads = ['1', '2', '3', '5', '7', '15', '30'] as const

interface Draft {
  name: string
  templateId: string
  weekdays: Weekday[]
  from: string | undefined
  until: string | undefined
  holidays: HolidayWay
  leadDays: (typeof leads)[number]
  price: number | undefined
}

const dayOptions = weekdays.map((day) => ({ value: day, label: texts.days[day] }))

const days: FieldOf<Weekday[], Draft> = {
  kind: 'own',
  label: texts.weekdays,
  draw: ({ value, problem, set }) => (
    <FormField label={texts.weekdays} problem={problem}>
      {() => (
        <Checks
          label={texts.weekdays}
          options={dayOptions}
          values={value}
          className={styles.days}
          onChange={(chosen) => set(weekdays.filter((day) => chosen.includes(day)))}
        />
      )}
    </FormField>
  ),
}

const ruleOf = ({ weekdays: named, from = '', until, holidays }: Draft) => ({
  weekdays: named,
  from,
  until: until ?? null,
  holidays,
})

const problemsOf =
  (today: string) =>
  (draft: Draft): Problems<Draft> => {
    const denial = recurringDenial({ ...ruleOf(draft), leadDays: Number(draft.leadDays), today })
    return denial ? { [denial.field]: denial.code } : {}
  }

const nextMost = 6
const yearsAhead = 731

interface FormProps {
  templates: readonly { _id: string; name: string }[]
  onDone: () => void
}

const Form = ({ templates, onDone }: FormProps) => {
  const today = bogotaDay(new Date(useNow()))
  const last = daysAfter(today, yearsAhead)
  const empty: Draft = {
    name: '',
    templateId: templates.length === 1 ? (templates[0]?._id ?? '') : '',
    weekdays: weekdays.slice(0, 5),
    from: daysAfter(today, 1),
    until: undefined,
    holidays: 'skip',
    leadDays: '3',
    price: undefined,
  }
  const form = useForm({
    act: useAct(api.recurringOrders.create),
    empty,
    fields: {
      name: {
        kind: 'text',
        label: texts.name,
        help: texts.nameHelp,
        most: lettersMost.label,
        required: texts.nameRequired,
      },
      templateId: {
        kind: 'choice',
        label: texts.template,
        help: texts.templateHelp,
        required: texts.templateRequired,
        options: templates.map(({ _id, name }) => ({ value: _id, label: name })),
      },
      weekdays: days,
      from: { kind: 'day', label: texts.from, first: today, last, required: texts.fromRequired },
      until: { kind: 'day', label: texts.until, help: texts.untilHelp, first: today, last, isOptional: true },
      holidays: {
        kind: 'choice',
        label: texts.holidays,
        options: holidayWays.map((way) => ({ value: way, label: holidayTexts[way] })),
      },
      leadDays: {
        kind: 'choice',
        label: texts.leadDays,
        options: leads.map((value) => ({ value, label: texts.leadOption(Number(value)) })),
      },
      price: { kind: 'number', takes: pesos, label: texts.price, help: texts.priceHelp, isOptional: true },
    },
    judge: problemsOf(today),
    input: ({ from, until, leadDays, price, ...draft }) => ({
      body: {
        ...draft,
        from,
        until: until ?? null,
        leadDays: Number(leadDays),
        ...(price === undefined ? {} : { price }),
      },
    }),
    done: texts.saved,
    onDone,
  })
  const isWhole = Object.keys(problemsOf(today)(form.values)).length === 0
  const next = isWhole ? nextDays(ruleOf(form.values), today, nextMost) : []
  return (
    <DeskForm form={form} act={texts.save}>
      <DeskFields form={form} />
      <p aria-live="polite">{next.length > 0 && `${texts.next}: ${daysInWords(next)}`}</p>
    </DeskForm>
  )
}

const mostShown = 100

/** What is repeated, on which days, and what becomes of holidays; the days it comes to stand below as they are chosen. */
export const RuleForm = ({ onDone }: { onDone: () => void }) => {
  const read = useRead(api.orderTemplates.all, { query: { limit: mostShown } })
  return (
    <Answer of={read} wait="lines">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            drawing="box"
            title={texts.noTemplates}
            action={
              <LinkButton to={paths.orderTemplates} kind="primary" isFresh>
                {texts.toTemplates}
              </LinkButton>
            }
          />
        ) : (
          <Form templates={items} onDone={onDone} />
        )
      }
    </Answer>
  )
}
