import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { holidayTexts } from '@arriero/contract/es/lists/repeated'
import {
  changeDenial,
  holidayWays,
  nextDays,
  recurringDenial,
  type HolidayWay,
} from '@arriero/domain/orders/recurring'
import { weekdays, type Weekday } from '@arriero/domain/places/opening-hours'
import { lettersMost } from '@arriero/domain/typed/limits'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { ClosedNotice } from '#features/saved-places/ClosedNotice.tsx'
import { hourParts, joinHour, reservationOf } from '#features/orders/moment/date-checks.ts'
import { HourInput } from '#features/orders/moment/DateStep.tsx'
import { act } from '#shared/api/act.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead, useWork } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields, Problems } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { paths } from '#shared/paths.ts'
import { Checks } from '#shared/plain/fields/Checkbox.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import styles from './recurring-orders.module.css'
import { daysInWords, recurringOrdersTexts as texts } from './recurring-orders.texts.ts'

type Rule = ReplyOf<typeof api.recurringOrders.detail>

const leads = [1, 2, 3, 5, 7, 15, 30] as const

interface Draft {
  name: string
  templateId: string
  hourService: string
  weekdays: Weekday[]
  from: string | undefined
  until: string | undefined
  holidays: HolidayWay
  leadDays: string
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
  (today: string, rule: Rule | undefined) =>
  (draft: Draft): Problems<Draft> => {
    const judge = rule ? changeDenial : recurringDenial
    const denial = judge({ ...ruleOf(draft), leadDays: Number(draft.leadDays), today })
    return denial ? { [denial.field]: denial.code } : {}
  }

const nextMost = 6
const yearsAhead = 731

type Template = Pick<
  ReplyOf<typeof api.orderTemplates.detail>,
  '_id' | 'name' | 'hourService' | 'originHours'
>

interface FormProps {
  templates: readonly Template[]
  /** Undefined makes a new one. */
  rule?: Rule
  onDone: () => void
}

const draftOf = ({ templates, rule }: FormProps, today: string): Draft =>
  rule
    ? {
        ...rule,
        templateId: '',
        until: rule.until ?? undefined,
        leadDays: String(rule.leadDays),
        price: rule.price ?? undefined,
      }
    : {
        name: '',
        templateId: templates.length === 1 ? (templates[0]?._id ?? '') : '',
        hourService: '',
        weekdays: weekdays.slice(0, 5),
        from: daysAfter(today, 1),
        until: undefined,
        holidays: 'skip',
        leadDays: '3',
        price: undefined,
      }

const save = async (rule: Rule | undefined, draft: Draft): Promise<void> => {
  const { templateId, hourService, from, until, leadDays, price, ...named } = draft
  const body = {
    name: named.name,
    weekdays: named.weekdays,
    holidays: named.holidays,
    until: until ?? null,
    leadDays: Number(leadDays),
    ...(price === undefined ? {} : { price }),
  }
  if (rule)
    await act(api.recurringOrders.change, { params: { _id: rule._id }, body: { ...body, hourService } })
  else
    await act(api.recurringOrders.create, {
      body: { ...body, templateId, from: from ?? '', ...(hourService && { hourService }) },
    })
}

/** Also what was set otherwise than by this form. */
const leadOptions = (rule: Rule | undefined) =>
  [...new Set([...leads, ...(rule ? [rule.leadDays] : [])])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value: String(value), label: texts.leadOption(value) }))

const fieldsOf = ({ templates, rule }: FormProps, today: string): Fields<Draft> => {
  const span = { first: today, last: daysAfter(today, yearsAhead) }
  return {
    name: {
      kind: 'text',
      label: texts.name,
      help: texts.nameHelp,
      most: lettersMost.label,
      required: texts.nameRequired,
    },
    templateId: !rule && {
      kind: 'choice',
      label: texts.template,
      help: texts.templateHelp,
      required: texts.templateRequired,
      options: templates.map(({ _id, name }) => ({ value: _id, label: name })),
    },
    weekdays: days,
    from: !rule && { kind: 'day', label: texts.from, ...span, required: texts.fromRequired },
    until: { kind: 'day', label: texts.until, help: texts.untilHelp, ...span, isOptional: true },
    holidays: {
      kind: 'choice',
      label: texts.holidays,
      options: holidayWays.map((way) => ({ value: way, label: holidayTexts[way] })),
    },
    leadDays: { kind: 'choice', label: texts.leadDays, options: leadOptions(rule) },
    price: { kind: 'number', takes: pesos, label: texts.price, help: texts.priceHelp, isOptional: true },
  }
}

const Form = (props: FormProps) => {
  const { rule, onDone } = props
  const today = bogotaDay(new Date(useNow()))
  const problems = problemsOf(today, rule)
  const form = useForm({
    act: useWork((draft: Draft) => save(rule, draft)),
    empty: draftOf(props, today),
    fields: fieldsOf(props, today),
    judge: problems,
    input: (draft: Draft) => draft,
    done: rule ? texts.changed : texts.saved,
    onDone,
  })
  const isWhole = Object.keys(problems(form.values)).length === 0
  const asked = rule ?? props.templates.find(({ _id }) => _id === form.values.templateId)
  const hour = form.values.hourService || asked?.hourService
  const next = isWhole ? nextDays(ruleOf(form.values), today, nextMost) : []
  return (
    <DeskForm form={form} act={rule ? texts.change.save : texts.save}>
      {rule && <Notice kind="info" role="note" title={texts.change.effect} />}
      <DeskFields form={form} />
      {hour !== undefined && (
        <HourInput value={hourParts(hour)} onChange={(parts) => form.set({ hourService: joinHour(parts) })} />
      )}
      <ClosedNotice hours={asked?.originHours} at={next.map((day) => reservationOf(day, hour))} />
      <p aria-live="polite">{next.length > 0 && `${texts.next}: ${daysInWords(next)}`}</p>
    </DeskForm>
  )
}

/** What is asked for from now on. */
export const ChangeRule = ({ rule, onDone }: { rule: Rule; onDone: () => void }) => (
  <Form templates={[]} rule={rule} onDone={onDone} />
)

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
