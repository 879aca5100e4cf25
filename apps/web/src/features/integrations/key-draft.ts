import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ApiScope } from '@arriero/domain/integrations'
import { integrationsTexts } from './integrations.texts.ts'

type Body = Omit<CallInput<typeof api.integrations.makeKey>['body'], 'password' | 'code'>

export interface KeyDraft {
  name: string
  scopes: ApiScope[]
  life: '30' | '90' | '365' | 'never'
}

/** A year, as long as nobody says otherwise: a key that nobody ends ends. */
export const newKeyDraft: KeyDraft = { name: '', scopes: ['orders.read'], life: '365' }

const texts = integrationsTexts.keys
const lives = { '30': 30, '90': 90, '365': 365, never: null } as const

export const keyProblemsOf = ({ name, scopes }: KeyDraft): Record<string, string> => ({
  ...(name.trim() === '' ? { name: texts.nameRequired } : {}),
  ...(scopes.length === 0 ? { scopes: texts.scopesRequired } : {}),
})

export const keyBodyOf = ({ name, scopes, life }: KeyDraft): Body => ({
  name: name.trim(),
  scopes,
  days: lives[life],
})
