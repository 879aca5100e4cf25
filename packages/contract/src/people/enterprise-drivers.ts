import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { profileShape } from './sessions.ts'
import { endpoint } from '../endpoint.ts'
import { broughtPaper, paperCodes, uploadId } from '../papers/paper-shapes.ts'
import { birthOn, newPassword, passwordErrors, personConsents } from './registration.ts'
import { created, idParams, idShape, line, says, typed, updated } from '../shapes.ts'
import { users } from './users.ts'

const documents = z.array(broughtPaper, says('input.invalid')).max(4, says('input.invalid'))
const image = uploadId
const access = { roles: ['administrator', 'enterprise'] } as const

/** What the link of an invitation carries behind its `#`. */
const code = z.string(says('invitation.not_found')).regex(/^[A-Za-z0-9_-]{43}$/, says('invitation.not_found'))

export const enterpriseDrivers = {
  create: endpoint('POST /enterprise/driver', {
    access,
    callsPerMinute: 30,
    body: z.strictObject({
      /** Only of administrators; an enterprise is its own. */
      enterpriseId: idShape.optional(),
      identification: typed('identification.required', lettersMost.identification),
      name: line(lettersMost.name, 'name.required'),
      cellPhone: typed('phone.required', lettersMost.cellPhone),
      email: typed('email.required', lettersMost.email).optional(),
      /** Id of a JPEG that the caller uploaded. */
      image,
      documents: documents.optional(),
    }),
    reply: created,
    errors: [
      'enterprise.required',
      'user.not_found',
      'identification.invalid',
      'phone.invalid',
      'email.invalid',
      'email.taken',
      'paper.not_for_holder',
      ...paperCodes,
      'file.not_jpeg',
      'server.busy',
    ],
  }),
  update: endpoint('PUT /enterprise/driver/{_id}', {
    access,
    params: idParams,
    sentBack: { reading: users.detail, guards: [] },
    body: z.strictObject({
      cellPhone: typed('phone.required', lettersMost.cellPhone).optional(),
      email: typed('email.required', lettersMost.email).optional(),
      image: image.optional(),
      documents: documents.optional(),
      /** Suspends; refused where services at 1 or 2 wait for him. */
      isActive: z.literal(false, says('input.invalid')).optional(),
      /** What staff asked to be corrected has been: he waits to be approved again. */
      validation: z.literal('pending', says('input.invalid')).optional(),
    }),
    reply: updated,
    errors: [
      'user.not_found',
      'account.has_services',
      'driver.invitation_accepted',
      'phone.invalid',
      'email.invalid',
      'email.taken',
      'paper.not_for_holder',
      ...paperCodes,
      'file.not_jpeg',
    ],
  }),
  invite: endpoint('POST /enterprise/invite/{_id}', {
    access,
    callsPerMinute: 10,
    params: idParams,
    reply: updated,
    errors: ['user.not_found', 'driver.email_missing', 'driver.invitation_accepted'],
  }),
  invitation: endpoint('POST /invitation/read', {
    access: 'public',
    isRead: true,
    callsPerMinute: 30,
    body: z.strictObject({ code }),
    reply: z.object({ name: z.string(), email: z.string(), enterprise: z.string() }),
  }),
  accept: endpoint('POST /invitation/accept', {
    holdsRefusals: true,
    keyless: 'secret',
    access: 'public',
    transaction: 'own',
    callsPerMinute: 20,
    body: z.strictObject({ code, password: newPassword, birthOn, consents: personConsents }),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: [
      'birth.invalid',
      'registration.underage',
      'consent.version_outdated',
      ...passwordErrors,
      'server.busy',
    ],
  }),
}
