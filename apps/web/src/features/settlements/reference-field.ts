import { lettersMost } from '@arriero/domain/typed/limits'
import { settlementsTexts as texts } from './settlements.texts.ts'

/** Money leaves under the bank's own reference; `isSecond`: another person has begun, and his is typed again. */
export const referenceField = (isSecond = false) =>
  ({
    kind: 'text',
    label: texts.reference,
    help: isSecond ? texts.secondHelp : texts.referenceHelp,
    most: lettersMost.reference,
    required: 'payout.reference_required',
  }) as const
