/** Sends one file; the same file chosen or sent again after a lost answer is one upload. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { isUnknown } from './act-keys.ts'
import { callServer } from './call-server.ts'
import type { ActOptions } from './act.ts'
import { newKey } from './new-key.ts'

type Upload =
  | typeof api.files.uploadImage
  | typeof api.files.uploadUserImage
  | typeof api.files.uploadDocument
  | typeof api.orderImports.create

const keys = new WeakMap<Blob, string>()

const keyOf = (file: Blob): string => {
  const key = keys.get(file) ?? newKey()
  keys.set(file, key)
  return key
}

/** Without a name of ours a file keeps its own. */
const formOf = (file: Blob, name: string | undefined): FormData => {
  const form = new FormData()
  if (name === undefined) form.append('file', file)
  else form.append('file', file, name)
  return form
}

export const uploadFile = async <E extends Upload>(
  endpoint: E,
  file: Blob,
  { idempotencyKey = keyOf(file), signal, name }: ActOptions & { name?: string } = {},
): Promise<ReplyOf<E>> => {
  const sending = { form: formOf(file, name), idempotencyKey, isRepeatable: true }
  try {
    const reply = await callServer(endpoint, {} as CallInput<E>, {
      ...sending,
      signal: signal && (() => signal),
    })
    keys.delete(file)
    return reply
  } catch (error) {
    if (!isUnknown(error)) keys.delete(file)
    throw error
  }
}
