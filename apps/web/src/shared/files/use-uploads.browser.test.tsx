import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, focusOn, Holding, soon } from '../drawn.fixture.tsx'
import type { ImageRules, UploadedImage } from '../ui/images/image-rules.ts'
import { UploadImage } from '../ui/images/UploadImage.tsx'
import { FileProblem } from './as-jpeg.ts'

const rules: ImageRules = { types: ['image/jpeg'], wrongType: 'Solo JPG' }
const fileOf = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
let arrive: (came: 'there' | 'lost') => void
const upload = vi.fn(
  (file: File) =>
    new Promise<UploadedImage>((resolve, reject) => {
      arrive = (came) =>
        came === 'there'
          ? resolve({ id: file.name, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', name: file.name })
          : reject(new FileProblem('Se cayó'))
    }),
)
const sent = vi.fn()
beforeEach(() => {
  upload.mockClear()
  sent.mockReset()
})

interface FieldProps {
  most?: number
  takes?: Partial<ImageRules>
  hasCamera?: boolean
}

const Field = ({ most = 1, takes, hasCamera = false }: FieldProps) => (
  <Holding<UploadedImage[]> start={[]}>
    {(value, onChange) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(value.map(({ id }) => id))
        }}
      >
        <UploadImage
          label="Foto"
          problem={value.length === 0 ? 'Falta la foto' : undefined}
          rules={{ ...rules, ...takes }}
          {...{ value, onChange, upload, most, hasCamera }}
        />
        <button type="submit">Enviar</button>
      </form>
    )}
  </Holding>
)

const choose = (name: string, type?: string) =>
  userEvent.upload(page.getByLabelText('Foto').nth(1), fileOf(name, type))
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
  await expect.element(page.getByText('Se enviará en cuanto termine de subir el archivo.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  arrive('there')
  await soon(() => expect(sent).toHaveBeenCalledWith(['frente.jpg']))
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
    await expect.element(page.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  }
  await choose('c.jpg')
  await page.getByRole('button', { name: 'Quitar b.jpg' }).click()
  arrive('there')
  await expect.element(page.getByRole('button', { name: 'Quitar c.jpg' })).toBeVisible()
  await send.click()
  expect(sent).toHaveBeenCalledWith(['a.jpg', 'c.jpg'])
})

test('a field of files is heard as a group of what was chosen, each with its way out', async () => {
  await draw(<Field most={2} hasCamera />)
  const field = page.getByRole('group', { name: 'Foto' })
  await expect.element(field.getByText('0 de 2')).toBeVisible()
  await expect.element(page.getByText('Falta la foto')).toBeVisible()
  await choose('a.jpg')
  arrive('there')
  await expect.element(page.getByText('Falta la foto')).not.toBeInTheDocument()
  await expect.element(field).toMatchAriaInlineSnapshot(`
    - group "Foto":
      - button "a.jpg":
        - img "a.jpg"
      - button "Quitar a.jpg"
      - button "Subir imagen"
      - button "Tomar foto"
      - text: 1 de 2
  `)
})

test('by the keyboard one comes to the button that opens the files, to the camera, and to what takes a picture away', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
  await draw(<Field hasCamera />)
  focusOn(page.getByRole('button', { name: 'Subir imagen' }))
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Tomar foto' })).toHaveFocus()
  await userEvent.keyboard(' ')
  const [files, camera] = opened.mock.contexts as HTMLInputElement[]
  opened.mockRestore()
  expect(files).toMatchObject({ type: 'file', accept: 'image/jpeg', multiple: false })
  expect(camera?.getAttribute('capture')).toBe('environment')
  await choose('a.jpg')
  arrive('there')
  await expect.element(page.getByRole('button', { name: 'Quitar a.jpg' })).toBeVisible()
  focusOn(page.getByRole('button', { name: 'Quitar a.jpg' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Falta la foto')).toBeVisible()
})

test('a field of one keeps the last, and one that takes a PDF shows it as a paper', async () => {
  await draw(<Field takes={{ types: ['image/jpeg', 'application/pdf'], hint: 'JPG o PDF' }} />)
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
  await expect.element(page.getByText('JPG o PDF')).toBeVisible()
  for (const name of ['a.jpg', 'b.jpg']) {
    await choose(name)
    arrive('there')
    await expect.element(page.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  }
  await expect.element(page.getByRole('button', { name: 'Quitar a.jpg' })).not.toBeInTheDocument()
  await send.click()
  expect(sent).toHaveBeenCalledWith(['b.jpg'])
})
