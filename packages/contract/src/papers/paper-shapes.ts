/** Papers as they go over the wire: the wire's `documents`. Spec §3. */
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { cargoPaperKinds, type CargoPaperKind } from '@arriero/domain/papers/paper-rules'
import { paperKinds } from '@arriero/domain/papers/credentials'
import { z } from 'zod'
import { idShape, paragraph, says, idSaying } from '../shapes.ts'

/** A day of the calendar, `YYYY-MM-DD`; which days will do is for the rules to say. */
export const dayInput = z.string(says('input.invalid')).regex(/^\d{4}-\d{2}-\d{2}$/, says('input.invalid'))

export const uploadId = idSaying('image.required')

/** Empty is said by the rule of its kind. */
export const picturesInput = z
  .array(uploadId, says('image.required'))
  .max(picturesMost.paper, says('paper.too_many_pictures'))

/** A paper its owner brings; staff has not seen it, so nothing here says that it counts. */
export const broughtPaper = z.strictObject({
  kind: z.enum(
    [...paperKinds, ...(cargoPaperKinds as [CargoPaperKind, ...CargoPaperKind[]])],
    says('input.invalid'),
  ),
  expeditionDate: dayInput.optional(),
  expirationDate: dayInput.optional(),
  /** Class of a driving licence, such as `C2`; other papers have none. */
  category: z.string(says('licence.category_required')).max(2, says('licence.category_required')).optional(),
  images: picturesInput,
})

/** Staff's word on one paper. `reason`: why a newer version is turned down, or why one in force counts no more; its owner reads it. */
export const paperVerdict = z.strictObject({
  _id: idShape,
  isActive: z.boolean(says('input.invalid')),
  reason: paragraph(lettersMost.paperReason, 'paper.reason_required').optional(),
})

export const paperCodes = [
  'image.required',
  'paper.both_sides_required',
  'paper.too_many_pictures',
  'paper.issued_on_required',
  'paper.issued_in_future',
  'paper.expires_on_required',
  'paper.dates_out_of_order',
  'paper.already_expired',
  'paper.refrigeration_too_long',
  'licence.category_required',
  'file.not_found',
  'file.in_use',
  'file.not_paper',
] as const
