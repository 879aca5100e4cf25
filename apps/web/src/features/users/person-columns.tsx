/** The columns that the lists of people share, by what they are in the specification. Spec §2. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Link } from 'react-router'
import { classNames } from '#shared/class-names.ts'
import { formatNumber, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Stars } from '#shared/plain/Stars.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { PhoneLink } from '#shared/plain/PhoneLink.tsx'
import { availabilityWord, standingWord, validationWord } from './account-words.ts'
import { PlateLinks } from './PlateLinks.tsx'
import { Portrait } from './Portrait.tsx'
import { usersTexts as texts } from './users.texts.ts'
import styles from './users.module.css'

export type PersonRow = ReplyOf<typeof api.users.backoffice>['items'][number]
export type EnterpriseRow = ReplyOf<typeof api.users.enterprises>['items'][number]
export type DriverRow = ReplyOf<typeof api.users.drivers>['items'][number]

const { columns } = texts

export const idColumn: Column<PersonRow> = {
  key: 'id',
  title: columns.id,
  widthPx: 64,
  isSearchable: true,
  render: ({ _id }) => <code className={classNames('tabular', styles.whole)}>{formatShortId(_id)}</code>,
}

export const identificationColumn = (title: string = columns.identification): Column<PersonRow> => ({
  key: 'identification',
  title,
  widthPx: 103,
  isSearchable: true,
  card: 'fact',
  render: ({ identification }) => (
    <span className={classNames('tabular', styles.whole)}>{identification}</span>
  ),
})

export const imageColumn: Column<PersonRow> = {
  key: 'image',
  title: columns.image,
  widthPx: 46,
  render: (row) => <Portrait person={row} />,
}

export const nameColumn: Column<PersonRow> = {
  key: 'name',
  title: columns.name,
  widthPx: 124,
  isAlways: true,
  isSortable: true,
  isSearchable: true,
  card: 'title',
  render: ({ name }) => name,
}

/** Too long for its line it breaks before the @, not within a word. */
const EmailLines = ({ email }: { email: string }) => {
  const at = email.indexOf('@')
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

export const emailColumn: Column<PersonRow> = {
  key: 'email',
  title: columns.email,
  widthPx: 136,
  isSearchable: true,
  render: ({ email }) => <EmailLines email={email} />,
}

export const phoneColumn: Column<PersonRow> = {
  key: 'cellPhone',
  title: columns.cellPhone,
  widthPx: 118,
  isSearchable: true,
  card: 'fact',
  render: ({ cellPhone }) => <PhoneLink phone={cellPhone} />,
}

export const activeColumn: Column<PersonRow> = {
  key: 'isActive',
  title: columns.isActive,
  widthPx: 132,
  card: 'aside',
  filters: [
    { value: 'true', label: texts.active },
    { value: 'false', label: texts.inactive },
  ],
  render: (row) => {
    const { tone, word } = standingWord(row)
    return <StateTag tone={tone}>{word}</StateTag>
  },
}

export const validationColumn: Column<PersonRow> = {
  key: 'validation',
  title: columns.validation,
  widthPx: 134,
  isOptional: true,
  filters: Object.entries(texts.validations).map(([value, label]) => ({ value, label })),
  render: (row) => {
    const { tone, word } = validationWord(row)
    return <StateTag tone={tone}>{word}</StateTag>
  },
}

export const papersColumn: Column<PersonRow> = {
  key: 'papers',
  title: columns.papers,
  widthPx: 130,
  isOptional: true,
  align: 'end',
  filters: [{ value: 'pending', label: texts.pendingPapers }],
  render: ({ pendingPapers }) => <span className="tabular">{formatNumber(pendingPapers)}</span>,
}

export const sinceColumn: Column<PersonRow> = {
  key: 'createdAt',
  title: columns.createdAt,
  widthPx: 120,
  isOptional: true,
  isSortable: true,
  render: ({ dateCreate }) => <When at={dateCreate} isDayOnly />,
}

export const countColumn: Column<PersonRow & { countOrder: number }> = {
  key: 'countOrder',
  title: columns.countOrder,
  widthPx: 74,
  align: 'end',
  card: 'fact',
  render: ({ countOrder }) => <span className="tabular">{formatNumber(countOrder)}</span>,
}

export const statusColumn: Column<PersonRow & { status: boolean }> = {
  key: 'status',
  title: columns.status,
  widthPx: 138,
  card: 'fact',
  filters: [
    { value: 'true', label: texts.free },
    { value: 'false', label: texts.busy },
  ],
  render: (person) => {
    const { tone, word } = availabilityWord(person)
    return <StateTag tone={tone}>{word}</StateTag>
  },
}

export const scoreColumn: Column<PersonRow & { score: number | null }> = {
  key: 'score',
  title: columns.score,
  widthPx: 94,
  render: ({ score }) => <Stars score={score} isBare />,
}

export const platesColumn: Column<EnterpriseRow | DriverRow> = {
  key: 'licensePlate',
  title: columns.vehicles,
  widthPx: 104,
  isSearchable: true,
  card: 'fact',
  render: ({ vehicles, vehicleCount }) => <PlateLinks vehicles={vehicles} count={vehicleCount} />,
}

export const detailColumn: Column<PersonRow> = {
  key: 'detail',
  title: columns.detail,
  widthPx: 64,
  isFixed: true,
  card: 'action',
  render: ({ _id, name }) => (
    <Link to={paths.userDetail(_id)} aria-label={texts.seeOf(name)}>
      {texts.see}
    </Link>
  ),
}
