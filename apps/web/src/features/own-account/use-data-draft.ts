import { CallError } from '@arriero/contract/call'
import { useState } from 'react'
import type { OwnDetail } from './own-detail.ts'

const isOutdated = (error: unknown) => error instanceof CallError && error.reply.code === 'account.changed'

type Typed = Pick<OwnDetail, 'name' | 'cellPhone'>

/**
 * What is typed over the profile as it was when the form opened. After a refusal because it changed meanwhile, what was not
 * typed here follows it, so that the next try is made on what can be seen.
 */
export const useDataDraft = (profile: OwnDetail, error: unknown) => {
  const [read, setRead] = useState(profile)
  const [typed, setTyped] = useState<Typed>({ name: profile.name, cellPhone: profile.cellPhone })
  if (isOutdated(error) && profile.version !== read.version) {
    setTyped({
      name: typed.name === read.name ? profile.name : typed.name,
      cellPhone: typed.cellPhone === read.cellPhone ? profile.cellPhone : typed.cellPhone,
    })
    setRead(profile)
  }
  const { name, cellPhone } = typed
  return {
    held: [typed, setTyped] as const,
    version: read.version,
    /** Only what is another than it was. */
    changes: {
      ...(name.trim() === read.name ? {} : { name }),
      ...(cellPhone.trim() === read.cellPhone ? {} : { cellPhone }),
    },
  }
}
