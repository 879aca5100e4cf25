import { carriers, roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const uploaded = z.object({ _id: z.string(), url: z.string() })
const imageLimitBytes = 12_000_000
const documentLimitBytes = 10_500_000

export const files = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/upload/image',
    summary: 'Upload one JPEG or PNG as multipart `file`; it is decoded and written anew.',
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
      'request.media_type',
    ],
  }),
  uploadUserImage: endpoint({
    method: 'POST',
    path: '/user/image/upload/data',
    summary: 'Upload one JPEG as multipart `file` for a profile.',
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
      'request.media_type',
    ],
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/upload/document',
    summary: 'Upload one PDF (at most 10 MB, without active content) as multipart `file`.',
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
      'request.media_type',
    ],
  }),
}
