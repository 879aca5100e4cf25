import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ApiScope } from '@arriero/domain/integrations'
import { integrationsTexts } from './integrations.texts.ts'

type Body = CallInput<typeof api.integrations.makeKey>['body']

export interface KeyDraft {
  name: string
  scopes: ApiScope[]
  life: '30' | '90' | '365' | 'never'
  password: string
}

/** A year, as long as nobody says otherwise: a key that nobody ends ends. */
export const newKeyDraft: KeyDraft = { name: '', scopes: ['orders.read'], life: '365', password: '' }

const texts = integrationsTexts.keys
const lives = { '30': 30, '90': 90, '365': 365, never: null } as const

export const keyProblemsOf = ({ name, scopes, password }: KeyDraft): Record<string, string> => ({
  ...(name.trim() === '' ? { name: texts.nameRequired } : {}),
  ...(scopes.length === 0 ? { scopes: texts.scopesRequired } : {}),
  ...(password === '' ? { password: texts.passwordRequired } : {}),
})

export const keyBodyOf = ({ name, scopes, life, password }: KeyDraft): Body => ({
  name: name.trim(),
  scopes,
  days: lives[life],
  password,
})
