/** What opens an account and changes it: the staff's word, and everybody's own. */
import { isAccountNumber } from '@arriero/domain/people/identifiers'
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { paperKinds } from '@arriero/domain/papers/credentials'
import { roles, staff } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { accountTypeTexts } from '../es/words.ts'
import { paperVerdict, uploadId } from '../papers/paper-shapes.ts'
import { created, idParams, idShape, line, paragraph, says, typed, updated } from '../shapes.ts'
import { users } from './users.ts'

/** An upload's id, or the picture itself as a data URL. Decisions §12. */
const imageInput = z
  .string(says('image.required'))
  .max(4_000_000, says('file.too_large'))
  .regex(/^([0-9a-f]{24}|data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+)$/, says('image.required'))

const documentInput = z.strictObject({
  /** Of the picture's file; kept in upper case. Spec §5. */
  name: line(lettersMost.name, 'image.required'),
  images: z
    .array(uploadId)
    .min(1, says('image.required'))
    .max(picturesMost.paper, says('document.too_many_pictures')),
  /** Which of the papers the rules know it is, where its name does not say. */
  kind: z.enum(paperKinds, says('input.invalid')).optional(),
})

const documentsInput = z
  .array(documentInput, says('image.required'))
  .min(1, says('image.required'))
  .refine(
    (list) => list.reduce((count, { images }) => count + images.length, 0) <= picturesMost.documents,
    says('document.too_many_pictures'),
  )

const newAccount = {
  name: line(lettersMost.name, 'name.required'),
  cellPhone: typed('phone.required', lettersMost.cellPhone),
  email: typed('email.required', lettersMost.email),
  password: z
    .string(says('password.required'))
    .min(1, says('password.required'))
    .max(lettersMost.password, says('password.too_long')),
  image: imageInput,
}
const staffInput = z.strictObject({
  rol: z.enum(staff),
  identification: typed('identification.required', lettersMost.identification),
  ...newAccount,
  /** Staff brings no papers, so the list must be empty. */
  documents: z.array(documentInput).max(0, says('input.invalid')).optional(),
})
const companyInput = z.strictObject({
  rol: z.enum(['cliententerprise', 'enterprise']),
  /** NIT, with its check digit or without. */
  identification: typed('nit.required', lettersMost.identification),
  ...newAccount,
  documents: documentsInput,
})

/** The bank account that a carrier is paid to. */
export const payInput = z.strictObject(
  {
    bank: line(lettersMost.bank, 'pay.bank_required'),
    accountType: z.enum(accountTypeTexts, says('pay.account_type_required')),
    accountNumber: z
      .string(says('pay.account_number_required'))
      .trim()
      .min(1, says('pay.account_number_required'))
      .refine(isAccountNumber, says('pay.account_number_invalid')),
  },
  says('pay.bank_required'),
)

export const accounts = {
  create: endpoint('POST /user/create', {
    access: { roles: ['administrator'] },
    bodyLimitBytes: 4_200_000,
    callsPerMinute: 30,
    body: z.discriminatedUnion('rol', [staffInput, companyInput], says('role.required')),
    reply: created,
    errors: [
      'identification.invalid',
      'nit.wrong_digit',
      'phone.invalid',
      'email.invalid',
      'email.taken',
      'password.too_short',
      'password.too_common',
      'file.not_found',
      'file.not_jpeg',
      'file.not_image',
      'file.in_use',
      'file.too_many_pixels',
      'file.quota',
      'server.busy',
    ],
  }),
  update: endpoint('PUT /user/update/{_id}', {
    access: { roles, inValidation: true },
    params: idParams,
    sentBack: { reading: users.detail, guards: ['_id', 'version'] },
    body: z.strictObject({
      _id: idShape.optional(),
      /** The one that was read; left out, whatever stands is changed. */
      version: z.number(says('input.invalid')).int().min(0).optional(),
      name: line(lettersMost.name, 'name.required').optional(),
      cellPhone: typed('phone.required', lettersMost.cellPhone).optional(),
      identification: typed('identification.required', lettersMost.identification).optional(),
      image: uploadId.optional(),
      /** A carrier's own word until it is approved; afterwards it is not changed here. */
      pay: payInput.optional(),
      /** Availability, a driver's own word. */
      status: z.boolean(says('input.invalid')).optional(),
      isActive: z.boolean(says('input.invalid')).optional(),
      rol: z.enum(staff, says('role.required')).optional(),
      validation: z.enum(['pending', 'returned'], says('input.invalid')).optional(),
      /** Why he has to correct something: goes with `returned`. */
      note: paragraph(lettersMost.words, 'account.note_required').optional(),
      documents: z.array(paperVerdict, says('input.invalid')).min(1).max(40).optional(),
    }),
    reply: updated,
    errors: [
      'user.not_found',
      'account.changed',
      'account.deleted',
      'account.already_validated',
      'account.has_services',
      'account.last_administrator',
      'account.own_activity',
      'account.own_role',
      'account.papers_missing',
      'account.role_fixed',
      'paper.not_found',
      'paper.replaced',
      'paper.second_person',
      'paper.expired',
      'phone.invalid',
      'identification.invalid',
      'nit.required',
      'nit.wrong_digit',
      'file.not_found',
      'file.not_jpeg',
      'file.in_use',
    ],
  }),
}
