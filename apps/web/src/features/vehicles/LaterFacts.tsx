/** What the specification does not ask when a vehicle is registered, and a service needs: told here, once. Decisions §12. */
import { lettersMost, oldestDay } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { vehicleServiceWords } from '@arriero/contract/vehicles/vehicles'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { LaterFact } from '@arriero/domain/vehicles/vehicles'
import { useAct } from '#shared/api/queries.ts'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Field } from '#shared/plain/fields/Field.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import { stillLacking, type Told } from './later-facts.ts'
import { newVehicleTexts } from './new/new-vehicle.texts.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'
import styles from './LaterFacts.module.css'

type Vehicle = ReplyOf<typeof api.vehicles.detail>

export const Lacking = ({ vehicle: { lacking } }: { vehicle: Pick<Vehicle, 'lacking'> }) =>
  lacking.length > 0 && <StateTag tone="bad">{texts.lacking(lacking)}</StateTag>

const { fields: words, services, serviceHelp } = newVehicleTexts

type Typed = { [K in LaterFact]: Told[K] | undefined }

const empty: Typed = { service: undefined, registeredOn: undefined, trailerPlate: undefined }

const fieldsOf = (lacking: readonly LaterFact[], today: string): Fields<Typed> => ({
  service: lacking.includes('service') && {
    kind: 'choice',
    label: words.service,
    help: (service) => service && serviceHelp[service],
    options: vehicleServiceWords.map((value) => ({ value, label: services[value] })),
  },
  registeredOn: lacking.includes('registeredOn') && {
    kind: 'day',
    label: words.registeredOn,
    help: words.registeredOnHelp,
    first: oldestDay,
    last: today,
  },
  trailerPlate: lacking.includes('trailerPlate') && {
    kind: 'own',
    label: words.trailerPlate,
    help: words.trailerPlateHelp,
    draw: ({ label, help, problem, value, set }) => (
      <Field
        {...{ label, help, problem }}
        most={lettersMost.plate}
        autoCapitalize="characters"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => set(target.value.toUpperCase() || undefined)}
      />
    ),
  },
})

/** For its owner: what is missing, and where to say it. What is left for later stays missing. */
export const LaterFacts = ({ vehicle }: { vehicle: Vehicle }) => {
  const { _id, lacking } = vehicle
  const form = useForm({
    act: useAct(api.vehicles.update),
    empty,
    fields: fieldsOf(lacking, bogotaDay(new Date(useNow()))),
    input: (typed) => ({ params: { _id }, body: { _id, ...stillLacking(typed, lacking) } }),
    done: texts.completed,
    refreshes: [api.vehicles.detail, api.vehicles.all],
  })
  if (lacking.length === 0) return null
  const hasNone = lacking.every((fact) => form.values[fact] === undefined)
  return (
    <section className={styles.form} aria-label={texts.lacking(lacking)}>
      <Lacking vehicle={vehicle} />
      <p className={styles.help}>{texts.lackingHelp}</p>
      <PlainForm form={form} act={texts.complete} button={{ disabled: hasNone }} />
    </section>
  )
}
