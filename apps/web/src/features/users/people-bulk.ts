/** Activating and deactivating several people, each with its own result. */
import { api } from '@arriero/contract'
import type { PersonRow } from '@arriero/contract/es/lists/people'
import { act } from '#shared/api/act.ts'
import type { Bulk } from '#shared/table/bulk/bulk.ts'
import { usersTexts } from './users.texts.ts'

const texts = usersTexts.bulk

const setActivity = (isActive: boolean) => (row: PersonRow) =>
  act(api.users.update, { params: { _id: row._id }, body: { isActive } })

export const peopleBulk = (ownId: string): Bulk<PersonRow> => ({
  nameOf: ({ name }) => name,
  actions: [
    {
      key: 'activate',
      label: texts.activate,
      icon: 'check',
      effect: texts.activateEffect,
      whyNot: ({ isActive }) => (isActive ? texts.alreadyActive : undefined),
      run: setActivity(true),
    },
    {
      key: 'deactivate',
      label: texts.deactivate,
      icon: 'ban',
      isDangerous: true,
      effect: texts.deactivateEffect,
      whyNot: ({ _id, isActive, validation }) => {
        if (_id === ownId) return texts.own
        return !isActive && validation === 'validated' ? texts.alreadyInactive : undefined
      },
      run: setActivity(false),
    },
  ],
})
