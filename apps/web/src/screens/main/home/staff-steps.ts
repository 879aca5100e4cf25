import type { firstSteps } from '@arriero/contract/dashboard'
import { paths } from '#shared/paths.ts'
import { homeTexts } from './home.texts.ts'

type Step = (typeof firstSteps)[number]

/** Where each first step of the platform's own people is taken. */
const ways: Readonly<Record<Step, string>> = {
  team: paths.backofficeUsers,
  rates: paths.percentages,
  documents: paths.legalDocuments,
  view: paths.accounting,
  export: paths.accounting,
  answer: `${paths.supportRequests}?status=Pendiente`,
  request: paths.supportRequests,
}

export const staffStep = (key: Step) => ({ ...homeTexts.staff[key], path: ways[key] })
