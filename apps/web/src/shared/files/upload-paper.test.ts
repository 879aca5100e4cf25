import { errorTexts } from '@arriero/contract/es/errors'
import { expect, test } from 'vitest'
import { fitted } from './upload-paper.ts'

const page = '%PDF-1.7\n1 0 obj\n'

test.each(['', 'application/octet-stream', 'application/pdf'])(
  'a PDF goes out as one, whatever its system calls it (%j)',
  async (type) => {
    const bytes = await fitted(new File([page], 'SOAT.PDF', { type }))
    expect(bytes.type).toBe('application/pdf')
    expect(await bytes.text()).toBe(page)
  },
)

test('what is named as a PDF and is none is refused in its own words', async () => {
  const lie = new File(['hola'], 'soat.pdf', { type: '' })
  await expect(fitted(lie)).rejects.toThrow(errorTexts['file.not_pdf'])
})
