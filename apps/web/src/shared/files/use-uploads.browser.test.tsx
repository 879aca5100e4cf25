import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../drawn.fixture.tsx'
import type { ImageRules, UploadedImage } from '../ui/images/image-rules.ts'
import { FileProblem } from './as-jpeg.ts'
import { useUploads } from './use-uploads.ts'

const rules: ImageRules = { types: ['image/jpeg'], wrongType: 'Solo JPG' }
const fileOf = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
let arrive: (came: 'there' | 'lost') => void
const upload = vi.fn(
  (file: File) =>
    new Promise<UploadedImage>((resolve, reject) => {
      arrive = (came) =>
        came === 'there'
          ? resolve({ id: file.name, url: '', name: file.name })
          : reject(new FileProblem('Se cayó'))
    }),
)
const sent = vi.fn()
beforeEach(() => {
  upload.mockClear()
  sent.mockReset()
})

const Field = ({ most }: { most: number }) => {
  const [value, onChange] = useState<UploadedImage[]>([])
  const uploads = useUploads<HTMLDivElement>({ label: 'Foto', value, onChange, upload, rules, most })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(value.map(({ id }) => id))
      }}
    >
      <div ref={uploads.place} {...uploads.chosen}>
        <input
          type="file"
          aria-label="Foto"
          onChange={({ target }) => uploads.take([...(target.files ?? [])])}
        />
        {value.map((one) => (
          <button key={one.id} type="button" onClick={() => uploads.remove(one)}>
            Quitar {one.name}
          </button>
        ))}
        <p role="alert">{uploads.refusal}</p>
        {uploads.isWaiting && <p>Espera la foto</p>}
      </div>
      <button type="submit">Enviar</button>
    </form>
  )
}

const choose = (name: string, type?: string) =>
  userEvent.upload(page.getByLabelText('Foto'), fileOf(name, type))
const send = page.getByRole('button', { name: 'Enviar' })

test('a file of another kind is refused by its sentence and never sent', async () => {
  await draw(<Field most={1} />)
  await choose('papel.txt', 'text/plain')
  await expect.element(page.getByText('Solo JPG')).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

test('a form sent while a file is on its way waits for it, and goes with it', async () => {
  await draw(<Field most={1} />)
  await choose('frente.jpg')
  await send.click()
  await expect.element(page.getByText('Espera la foto')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  arrive('there')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(['frente.jpg']))
})

test('what was lost on its way is told, and its form stays', async () => {
  await draw(<Field most={1} />)
  await choose('frente.jpg')
  await send.click()
  arrive('lost')
  await expect.element(page.getByText('Se cayó')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('what was taken away while another was on its way stays away, and no more are kept than may be', async () => {
  await draw(<Field most={2} />)
  for (const name of ['a.jpg', 'b.jpg']) {
    await choose(name)
    arrive('there')
    await expect.element(page.getByText(`Quitar ${name}`)).toBeVisible()
  }
  await choose('c.jpg')
  await page.getByText('Quitar b.jpg').click()
  arrive('there')
  await expect.element(page.getByText('Quitar c.jpg')).toBeVisible()
  await send.click()
  expect(sent).toHaveBeenCalledWith(['a.jpg', 'c.jpg'])
})
