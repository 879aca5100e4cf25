/** Columns of the two lists of drivers. Spec §2 "Drivers". */
import { Link } from 'react-router'
import {
  activeColumn,
  countColumn,
  detailColumn,
  emailColumn,
  idColumn,
  identificationColumn,
  imageColumn,
  nameColumn,
  papersColumn,
  phoneColumn,
  platesColumn,
  scoreColumn,
  sinceColumn,
  statusColumn,
  validationColumn,
  type DriverRow,
} from '#features/users/person-columns.tsx'
import { Portrait } from '#features/users/Portrait.tsx'
import { usersTexts as texts } from '#features/users/users.texts.ts'
import { paths } from '#shared/paths.ts'
import type { Column } from '#shared/table/column.ts'
import styles from '#features/users/users.module.css'

const enterpriseColumn: Column<DriverRow> = {
  key: 'enterprise',
  title: texts.columns.enterprise,
  widthPx: 130,
  isSearchable: true,
  card: 'fact',
  render: ({ enterprise }) =>
    enterprise ? (
      <Link to={paths.userDetail(enterprise._id)} className={styles.person}>
        <Portrait person={enterprise} sizePx={24} />
        {enterprise.name}
      </Link>
    ) : (
      <span className={styles.muted}>{texts.noEnterprise}</span>
    ),
}

const start: readonly Column<DriverRow>[] = [
  idColumn,
  identificationColumn(),
  imageColumn,
  nameColumn,
  emailColumn,
  countColumn,
]
const end: readonly Column<DriverRow>[] = [
  activeColumn,
  validationColumn,
  statusColumn,
  scoreColumn,
  { ...phoneColumn, isOptional: true },
  papersColumn,
  sinceColumn,
  detailColumn,
]

export const naturalColumns: readonly Column<DriverRow>[] = [...start, platesColumn, ...end]
export const hiredColumns: readonly Column<DriverRow>[] = [...start, enterpriseColumn, ...end]
