/** What the lists of people draw by hand. Spec §2. */
import type { DriverRow, EnterpriseRow, PersonRow } from '@arriero/contract/es/lists/people'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { Email } from '#shared/plain/values/Email.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { availabilityWord, standingWord } from './account-words.ts'
import { PlateLinks } from './PlateLinks.tsx'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { usersTexts as texts } from './users.texts.ts'
import styles from './users.module.css'

const Word = ({ of: { tone, word } }: { of: ReturnType<typeof standingWord> }) => (
  <StateTag tone={tone}>{word}</StateTag>
)

export const personCells = {
  image: (row: PersonRow) => <Portrait person={row} />,
  email: ({ email }: PersonRow) => (
    <span className={styles.email}>
      <Email address={email} />
    </span>
  ),
  isActive: (row: PersonRow) => <Word of={standingWord(row)} />,
}

export const driverCells = {
  ...personCells,
  status: (row: PersonRow & { status: boolean }) => <Word of={availabilityWord(row)} />,
}

export const carrierCells = {
  ...driverCells,
  licensePlate: ({ vehicles, vehicleCount }: EnterpriseRow | DriverRow) => (
    <PlateLinks vehicles={vehicles} count={vehicleCount} />
  ),
}

export const detailColumn: Column<PersonRow> = {
  key: 'detail',
  title: texts.detail,
  widthPx: 64,
  isFixed: true,
  card: 'action',
  render: ({ _id, name }) => (
    <Link to={paths.userDetail(_id)} aria-label={texts.seeOf(name)}>
      {texts.see}
    </Link>
  ),
}
