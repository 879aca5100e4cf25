/** What the specification does not ask when a vehicle is registered, and a service needs: told here, once. Decisions §12. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { vehicleServiceWords } from '@arriero/contract/vehicles'
import { bogotaDay } from '@arriero/domain/calendar'
import type { LaterFact } from '@arriero/domain/vehicles'
import { type SubmitEvent, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, queryClient, useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Choice } from '#shared/plain/Choice.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { useNow } from '#shared/use-now.ts'
import { stillLacking, type Told } from './later-facts.ts'
import { newVehicleTexts } from './new/new-vehicle.texts.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'
import styles from './LaterFacts.module.css'

type Vehicle = ReplyOf<typeof api.vehicles.detail>

export const Lacking = ({ vehicle: { lacking } }: { vehicle: Pick<Vehicle, 'lacking'> }) =>
  lacking.length > 0 && <StateTag tone="bad">{texts.lacking(lacking)}</StateTag>

interface FactProps {
  told: Told
  set: (change: Told) => void
  problem: string | undefined
}

const { fields, services, serviceHelp } = newVehicleTexts

const Service = ({ told, set, problem }: FactProps) => (
  <Choice
    label={fields.service}
    help={told.service && serviceHelp[told.service]}
    options={vehicleServiceWords.map((word) => ({ value: word, label: services[word] }))}
    value={told.service ?? ''}
    problem={problem}
    onChange={(chosen) => set({ service: vehicleServiceWords.find((word) => word === chosen) })}
  />
)

const Registration = ({ told, set, problem }: FactProps) => (
  <Field
    label={fields.registeredOn}
    help={fields.registeredOnHelp}
    type="date"
    required
    max={bogotaDay(new Date(useNow()))}
    value={told.registeredOn ?? ''}
    error={problem}
    onChange={({ target }) => set({ registeredOn: target.value || undefined })}
  />
)

const Trailer = ({ told, set, problem }: FactProps) => (
  <Field
    label={fields.trailerPlate}
    help={fields.trailerPlateHelp}
    required
    most={7}
    autoCapitalize="characters"
    autoComplete="off"
    value={told.trailerPlate ?? ''}
    error={problem}
    onChange={({ target }) => set({ trailerPlate: target.value.toUpperCase() || undefined })}
  />
)

const parts = { service: Service, registeredOn: Registration, trailerPlate: Trailer } satisfies Record<
  LaterFact,
  (props: FactProps) => unknown
>

const useTelling = (vehicle: Vehicle) => {
  const [typed, setTold] = useState<Told>({})
  const { mutate, error, isPending } = useAct(api.vehicles.update)
  const { _id, lacking } = vehicle
  const told = stillLacking(typed, lacking)
  const save = () =>
    mutate(
      { params: { _id }, body: { _id, ...told } },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: texts.done, text: texts.completed })
          for (const read of [api.vehicles.detail, api.vehicles.all])
            void queryClient.invalidateQueries({ queryKey: keyOf(read) })
        },
      },
    )
  const set = (change: Told) => setTold((before) => ({ ...before, ...change }))
  return { told, set, save, error, isPending }
}

/** For its owner: what is missing, and where to say it. What is left for later stays missing. */
export const LaterFacts = ({ vehicle }: { vehicle: Vehicle }) => {
  const { told, set, save, error, isPending } = useTelling(vehicle)
  const { lacking } = vehicle
  if (lacking.length === 0) return null
  const problems = fieldTexts(error)
  const hasNone = Object.values(told).every((value) => value === undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!hasNone) save()
  }
  return (
    <Form className={styles.form} onSubmit={submit} aria-label={texts.lacking(lacking)}>
      <Lacking vehicle={vehicle} />
      <p className={styles.help}>{texts.lackingHelp}</p>
      {lacking.map((fact) => {
        const Part = parts[fact]
        return <Part key={fact} told={told} set={set} problem={problems[fact]} />
      })}
      <p className={styles.problem} role="alert">
        {error && Object.keys(problems).length === 0 ? errorText(error) : ''}
      </p>
      <PlainButton type="submit" kind="primary" isBusy={isPending} disabled={hasNone}>
        {texts.complete}
      </PlainButton>
    </Form>
  )
}
