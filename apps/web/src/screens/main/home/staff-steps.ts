import type { Role } from '@arriero/domain/roles'
import type { GuideStep } from '#shared/guide/guide-step.ts'
import { paths } from '#shared/paths.ts'
import { homeTexts } from './home.texts.ts'

type Step = Omit<GuideStep, 'isDone'>

const along = (texts: readonly Omit<Step, 'path'>[], ways: readonly string[]): Step[] =>
  texts.map((text, index) => ({ ...text, path: ways[index] ?? paths.home }))

/** Where each first step of the platform's own people leads; others have none here. */
export const staffSteps = (role: Role): Step[] => {
  switch (role) {
    case 'administrator':
      return along(homeTexts.administrator, [paths.backofficeUsers, paths.percentages, paths.legalDocuments])
    case 'accountancy':
      return along(homeTexts.accountancy, [paths.accounting, paths.accounting, paths.accounting])
    case 'soport':
      return along(homeTexts.soport, [
        paths.supportRequests,
        `${paths.supportRequests}?status=Pendiente`,
        paths.supportRequests,
      ])
    case 'enterprise':
    case 'cliententerprise':
    case 'client':
    case 'driver':
    case 'enterprisedriver':
      return []
  }
}
