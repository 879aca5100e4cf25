import { carriers, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const uploaded = z.object({ _id: z.string(), url: z.string() })
const imageLimitBytes = 12_000_000
const documentLimitBytes = 10_500_000

export const files = {
  uploadImage: endpoint('POST /upload/image', {
    access: {
      roles: roles.filter((role) => role !== 'soport'),
      inValidation: true,
    },
    keyScope: 'orders.write',
    takes: 'multipart',
    transaction: 'own',
    callsPerMinute: 60,
    bodyLimitBytes: imageLimitBytes,
    reply: uploaded,
    errors: [
      'file.required',
      'file.not_image',
      'file.too_large',
      'file.too_many_pixels',
      'file.quota',
      'server.busy',
    ],
  }),
  uploadUserImage: endpoint('POST /user/image/upload/data', {
    access: { roles, inValidation: true },
    takes: 'multipart',
    transaction: 'own',
    callsPerMinute: 60,
    bodyLimitBytes: imageLimitBytes,
    reply: uploaded,
    errors: [
      'file.required',
      'file.not_jpeg',
      'file.too_large',
      'file.too_many_pixels',
      'file.quota',
      'server.busy',
    ],
  }),
  uploadDocument: endpoint('POST /upload/document', {
    access: { roles: ['administrator', ...carriers, 'enterprisedriver'], inValidation: true },
    keyScope: 'orders.write',
    takes: 'multipart',
    transaction: 'own',
    callsPerMinute: 30,
    bodyLimitBytes: documentLimitBytes,
    reply: uploaded,
    errors: [
      'file.required',
      'file.not_pdf',
      'file.pdf_active',
      'file.pdf_too_complex',
      'file.document_too_large',
      'file.quota',
      'server.busy',
    ],
  }),
}
