import type { PersonRow } from '@arriero/contract/es/lists/people'
import { api } from '@arriero/contract'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import type { ListTableProps } from '#shared/table/ListTable.tsx'
import type { ShownList } from '#shared/table/use-list-table.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { act } from '#shared/api/act.ts'
import type { Bulk } from '#shared/table/bulk/bulk.ts'
import { isOwnRow } from './own-rows.ts'
import { detailColumn } from './person-cells.tsx'
import { usersTexts as texts } from './users.texts.ts'

const peopleBulkTexts = texts.bulk

const setActivity = (isActive: boolean) => (row: PersonRow) =>
  act(api.accounts.update, { params: { _id: row._id }, body: { isActive } })

/** Activating and deactivating several people, each with its own result. */
const peopleBulk = (ownId: string): Bulk<PersonRow> => ({
  nameOf: ({ name }) => name,
  actions: [
    {
      key: 'activate',
      label: peopleBulkTexts.activate,
      icon: 'check',
      effect: peopleBulkTexts.activateEffect,
      whyNot: ({ isActive }) => (isActive ? peopleBulkTexts.alreadyActive : undefined),
      run: setActivity(true),
    },
    {
      key: 'deactivate',
      label: peopleBulkTexts.deactivate,
      icon: 'ban',
      isDangerous: true,
      effect: peopleBulkTexts.deactivateEffect,
      whyNot: ({ _id, isActive, validation }) => {
        if (_id === ownId) return peopleBulkTexts.own
        return !isActive && validation === 'validated' ? peopleBulkTexts.alreadyInactive : undefined
      },
      run: setActivity(false),
    },
  ],
})

const key = 'validation'
const value = 'pending'

/** Who waits for the staff's word, with one press. */
const WaitingFilter = ({ controls }: { controls: TableControls }) => {
  const isOn = controls.state.filters[key]?.includes(value) ?? false
  return (
    <Button
      aria-pressed={isOn}
      icon={isOn ? 'check' : 'clock'}
      onClick={() => controls.filter(key, isOn ? [] : [value])}
    >
      {texts.validations.pending}
    </Button>
  )
}

/** The form of a list of people has this address below it. */
export const registering = { word: 'registrar' } as const

/** A list of people: a row leads to the profile, several may be activated or deactivated at once. */
export const usePeople = <Row extends PersonRow>(list: ShownList<Row>): ListTableProps<Row> => {
  const navigate = useNavigate()
  const { _id } = useProfile()
  const { columns, controls } = list.table
  return {
    list,
    act: detailColumn,
    onOpen: (row) => void navigate(paths.userDetail(row._id)),
    // Some of them may wait to be approved.
    tools: columns.some(({ key }) => key === 'validation') && <WaitingFilter controls={controls} />,
    bulk: peopleBulk(_id),
    newRows: { words: texts.newRows, isOwn: isOwnRow },
    drawing: 'box',
  }
}
