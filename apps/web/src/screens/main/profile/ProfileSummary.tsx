import { orderStatus } from '@arriero/domain/orders/orders'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts, statusTexts } from '@arriero/contract/es/words'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import { isCarrierRole, isClientRole, isOperatorRole } from '@arriero/domain/people/roles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BaseMap } from '#features/places/BaseMap.tsx'
import { availabilityWord, standingWord } from '#features/users/account-words.ts'
import { PlateLinks } from '#features/users/PlateLinks.tsx'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { formatDay, formatNumber } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { profileTexts as texts } from './profile.texts.ts'
import { Panel } from '#shared/plain/Card.tsx'
import styles from './profile.module.css'

export type SeenProfile = ReplyOf<typeof api.users.detail, 'self'> & { countPrice?: number }

const { fields } = texts

/** Of the list of somebody's services, below what he has done. */
export const servicesId = 'servicios'

const countedSearch = `?${Object.keys(statusTexts)
  .map((_, status) => status)
  .filter((status) => status !== orderStatus.cancelled)
  .map((status) => `status=${status}`)
  .join('&')}`

/** Where the rows are that somebody's income is made of: a carrier's payouts, the accounting of a client's services. */
const incomeRows = ({ _id, rol, name }: SeenProfile): string | undefined => {
  if (isCarrierRole(rol)) return moneyPaths.payoutsOf(_id)
  return isClientRole(rol) ? `${paths.accounting}?client=${encodeURIComponent(name)}` : undefined
}

const Income = ({ profile }: { profile: SeenProfile }) => {
  const rows = incomeRows(profile)
  const amount = <Money pesos={profile.countPrice} />
  return rows === undefined ? amount : <Link to={rows}>{amount}</Link>
}

/** It leads to the rows it counts, in the list below. */
const Services = ({ count }: { count: number }) => (
  <>
    <Link
      to={{ search: countedSearch }}
      className="tabular"
      style={{ textDecoration: 'underline' }}
      onClick={() => document.querySelector(`#${servicesId}`)?.scrollIntoView()}
    >
      {formatNumber(count)}
    </Link>{' '}
    {texts.notCancelled}
  </>
)

const workFacts = (profile: SeenProfile): Detail[] => {
  const { rol, countOrder, orderCount, releasedCount, countPrice } = profile
  const isParty = isCarrierRole(rol) || isClientRole(rol) || isOperatorRole(rol)
  if (!isParty) return []
  return [
    ...(countPrice === undefined
      ? []
      : [{ label: isClientRole(rol) ? fields.spent : fields.income, value: <Income profile={profile} /> }]),
    { label: fields.orders, value: <Services count={orderCount} /> },
    { label: fields.finished, value: <span className="tabular">{formatNumber(countOrder)}</span> },
    ...(releasedCount === null
      ? []
      : [{ label: fields.released, value: <span className="tabular">{formatNumber(releasedCount)}</span> }]),
  ]
}

const carrierFacts = (profile: SeenProfile): Detail[] => {
  const { rol, score, enterprise, vehicles, driver } = profile
  const pay = driver?.pay
  return [
    ...(isOperatorRole(rol) ? [{ label: fields.availability, value: availabilityWord(profile).word }] : []),
    ...(isCarrierRole(rol) || isOperatorRole(rol)
      ? [{ label: fields.score, value: <Stars score={score} /> }]
      : []),
    ...(enterprise
      ? [
          {
            label: fields.enterprise,
            value: <Link to={paths.userDetail(enterprise._id)}>{enterprise.name}</Link>,
          },
        ]
      : []),
    ...(isCarrierRole(rol)
      ? [
          {
            label: fields.account,
            value: pay ? texts.account(pay.bank, pay.accountType, pay.accountNumber) : texts.noAccount,
          },
          { label: fields.vehicles, value: <PlateLinks vehicles={vehicles} />, isWide: true },
        ]
      : []),
  ]
}

const factsOf = (profile: SeenProfile): Detail[] => [
  {
    label: isLegalPerson(profile.rol) ? fields.nit : fields.identification,
    value: <span className="tabular">{profile.identification}</span>,
  },
  { label: fields.cellPhone, value: <PhoneLink phone={profile.cellPhone} /> },
  { label: fields.since, value: <When at={profile.dateCreate} isDayOnly /> },
  { label: fields.email, value: profile.email || texts.noEmail, isWide: true },
  ...(profile.birthOn ? [{ label: fields.birthOn, value: formatDay(profile.birthOn) }] : []),
  ...(profile.address ? [{ label: fields.address, value: profile.address, isWide: true }] : []),
  ...workFacts(profile),
  ...carrierFacts(profile),
]

/** Who somebody is and what he has done here. Spec §2 "User detail". */
export const ProfileSummary = ({ profile, action }: { profile: SeenProfile; action?: ReactNode }) => {
  const { tone, word } = standingWord(profile)
  return (
    <Panel aria-label={texts.titleOf(profile.name)}>
      <div className={styles.head}>
        <Portrait person={profile} sizePx={72} />
        <div className={styles.who}>
          <h2 className={styles.name}>{profile.name}</h2>
          <span className={styles.marks}>
            <span className={styles.role}>{roleTexts[profile.rol]}</span>
            <StateTag tone={tone}>{word}</StateTag>
          </span>
        </div>
        {action}
      </div>
      <DetailList details={factsOf(profile)} />
      <BaseMap base={profile.base} />
    </Panel>
  )
}
