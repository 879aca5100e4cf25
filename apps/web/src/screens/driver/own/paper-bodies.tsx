/** The wizard's steps for a vehicle's three papers, on a phone. Spec §2 "Vehicle creation wizard", decisions §12. */
import { bogotaDay } from '@arriero/domain/calendar'
import { inspectionDueOn } from '@arriero/domain/credentials'
import { newVehicleTexts as words } from '#features/vehicles/new/new-vehicle.texts.ts'
import { maySkipInspection, services } from '#features/vehicles/new/vehicle-checks.ts'
import { formatDay } from '#shared/format.ts'
import { Pictures } from './Pictures.tsx'
import { Day, type BodyProps } from './vehicle-body.tsx'
import parts from '../parts.module.css'

const texts = words.fields

interface SideProps extends BodyProps {
  label: string
  answer: 'soatFront' | 'soatBack' | 'cardFront' | 'cardBack' | 'inspectionPhoto'
}

const Side = ({ label, answer, answers, set, wrong }: SideProps) => (
  <Pictures
    label={label}
    takesPdf
    value={answers[answer] ?? []}
    problem={wrong(answer)}
    onChange={(images) => set({ [answer]: images })}
  />
)

export const Soat = (props: BodyProps) => (
  <>
    <p className={parts.help}>{words.soatHelp}</p>
    <Side {...props} label={texts.front} answer="soatFront" />
    <Side {...props} label={texts.back} answer="soatBack" />
    <Day {...props} label={texts.issuedOn} answer="soatIssuedOn" />
    <Day {...props} label={texts.expiresOn} answer="soatExpiresOn" />
  </>
)

export const PropertyCard = (props: BodyProps) => (
  <>
    <p className={parts.help}>{words.cardHelp}</p>
    <Side {...props} label={texts.front} answer="cardFront" />
    <Side {...props} label={texts.back} answer="cardBack" />
    <Day {...props} label={texts.issuedOn} answer="cardIssuedOn" />
  </>
)

export const Inspection = (props: BodyProps) => {
  const { registeredOn, service } = props.answers
  const isYoung = maySkipInspection(props.answers, bogotaDay(new Date()))
  return (
    <>
      <p className={parts.help}>
        {isYoung && registeredOn && service
          ? words.inspectionYoung(formatDay(inspectionDueOn(registeredOn, services[service])))
          : words.inspectionDue}
      </p>
      <Side {...props} label={texts.photo} answer="inspectionPhoto" />
      <Day {...props} label={texts.expiresOn} answer="inspectionExpiresOn" isOptional={isYoung} />
    </>
  )
}
