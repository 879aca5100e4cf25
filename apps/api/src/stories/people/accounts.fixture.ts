/** Accounts in validation with their papers, and what staff types for a new one. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { paperTexts } from '@arriero/contract/es/papers'
import { personPapers, type PaperKind } from '@arriero/domain/papers/credentials'
import type { Role } from '@arriero/domain/people/roles'
import sharp from 'sharp'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import type { Caller, TestHouse } from '#testing/house.ts'
import { person } from '#testing/people.ts'
import type { NewUser } from '#features/users/users.store.ts'

/** Uploads a portrait over HTTP, as the staff's form does. */
export const portraitOf = async (caller: Caller): Promise<string> => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#14684A' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'retrato.jpg')
  return (await caller.send(api.files.uploadUserImage, {}, { form }))._id
}

/** Somebody who registered and waits, with every paper his role asks for, none of them validated. */
export const applicant = async (
  house: TestHouse,
  role: Role,
  facts: Partial<NewUser> & { lacking?: readonly PaperKind[] } = {},
) => {
  const { lacking = [], ...rest } = facts
  const ctx = house.openCtx()
  const { id, email } = await person(ctx, role, { isActive: false, validation: 'pending', ...rest })
  for (const kind of (personPapers[role] ?? []).filter((one) => !lacking.includes(one))) {
    await insertCredential(ctx, {
      holder: { userId: id },
      kind,
      name: paperTexts[kind],
      category: kind === 'licence' ? 'C3' : null,
      expiresOn: '2029-01-01',
      isActive: false,
      imageIds: ['a'.repeat(24)],
    })
  }
  const caller = await house.as({ id, role, isValidated: false, enterpriseId: rest.enterpriseId ?? null })
  return { ...caller, id, email }
}

export type Change = CallInput<typeof api.accounts.update>['body']

/** What an administrator does with an account, and how he reads it. */
export const staffDesk = (administrator: Caller) => {
  const detail = (id: string) =>
    administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, { params: { _id: id } })
  return {
    detail,
    change: (id: string, body: Change) =>
      administrator.send(api.accounts.update, { params: { _id: id }, body }),
    refusal: (id: string, body: Change) =>
      administrator.refusal(api.accounts.update, { params: { _id: id }, body }),
    /** Every paper of his, validated or not. */
    verdicts: async (id: string, isActive: boolean) =>
      (await detail(id)).documents.map(({ _id }) => ({ _id, isActive })),
  }
}

export const trailOf = async (house: TestHouse, objectId: string): Promise<string[]> =>
  (
    await house.database.db
      .selectFrom('audit_trail')
      .select('act')
      .where('object_id', '=', objectId)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act)
