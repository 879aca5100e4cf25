/** Columns of an enterprise's own drivers: those of the staff's list without the enterprise. Spec §2 "Drivers". */
import type { DriverRow } from '#features/drivers/driver-words.ts'
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
  scoreColumn,
  sinceColumn,
  statusColumn,
  validationColumn,
} from '#features/users/person-columns.tsx'
import { PlateLinks } from '#features/users/PlateLinks.tsx'
import { StateTag, type StateTone } from '#shared/plain/StateTag.tsx'
import type { Column } from '#shared/table/column.ts'
import { ownDriversTexts as texts } from './own-drivers.texts.ts'

const tones = { missing: 'bad', sent: 'waiting', over: 'bad', accepted: 'good' } as const satisfies Record<
  NonNullable<DriverRow['invitation']>,
  StateTone
>

const invitationColumn: Column<DriverRow> = {
  key: 'invitation',
  title: texts.columns.invitation,
  widthPx: 116,
  card: 'fact',
  render: ({ invitation }) =>
    invitation === null ? (
      texts.noInvitation
    ) : (
      <StateTag tone={tones[invitation]}>{texts.invitations[invitation]}</StateTag>
    ),
}

const licenceColumn: Column<DriverRow> = {
  key: 'licence',
  title: texts.columns.licence,
  widthPx: 96,
  isOptional: true,
  render: ({ licenceCategory }) => licenceCategory ?? texts.noLicence,
}

const trucksColumn: Column<DriverRow> = {
  key: 'trucks',
  title: texts.columns.trucks,
  widthPx: 140,
  isOptional: true,
  render: ({ vehicles }) => <PlateLinks vehicles={vehicles} />,
}

export const ownDriverColumns: readonly Column<DriverRow>[] = [
  idColumn,
  identificationColumn(),
  imageColumn,
  nameColumn,
  emailColumn,
  countColumn,
  activeColumn,
  statusColumn,
  scoreColumn,
  invitationColumn,
  { ...phoneColumn, isOptional: true },
  licenceColumn,
  trucksColumn,
  validationColumn,
  papersColumn,
  sinceColumn,
  detailColumn,
]
