import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#shared/drawn.fixture.tsx'
import { draftsOf, keepDraft } from './outbox/drafts.ts'
import type { DraftPhoto } from './outbox/waiting-report.ts'
import { usePhotos } from './use-photos.ts'

vi.mock('./outbox/drafts.ts', () => ({
  draftsOf: vi.fn(),
  keepDraft: vi.fn(async () => undefined),
  removeDraft: vi.fn(async () => undefined),
  onTakenBack: () => () => undefined,
}))

beforeEach(() => vi.mocked(keepDraft).mockClear())

const picture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'foto.jpg', { type: 'image/jpeg' })
}

const Step = ({ file }: { file: File }) => {
  const { photos, add } = usePhotos(5, { orderId: 'a'.repeat(24), step: 'finish' })
  return (
    <>
      <button type="button" onClick={() => add([file])}>
        Tomar
      </button>
      <output>{photos.map(({ state }) => state).join(' ') || 'none'}</output>
    </>
  )
}

/** What a slow phone says of what it keeps, once it says it. */
const slowPhone = () => {
  const kept = Promise.withResolvers<DraftPhoto[]>()
  vi.mocked(draftsOf).mockReturnValueOnce(kept.promise)
  return kept.resolve
}

const draft = (key: string, blob: Blob): DraftPhoto => ({
  key,
  blob,
  userId: 'b'.repeat(24),
  orderId: 'a'.repeat(24),
  step: 'finish',
  takenAtMs: 1,
})

test('a photo taken before the phone has said what it keeps stays, and what it kept comes before it', async () => {
  const [file, says] = [await picture(), slowPhone()]
  await draw(<Step file={file} />)
  await page.getByRole('button', { name: 'Tomar' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('ready')
  const own = vi.mocked(keepDraft).mock.lastCall?.[0]
  says([draft('older', file), draft(own?.key ?? '', file)])
  await expect.element(page.getByRole('status')).toHaveTextContent('ready ready')
})

test('a photo is told to be ready once the phone keeps it', async () => {
  const file = await picture()
  slowPhone()([])
  const keeping = Promise.withResolvers<undefined>()
  vi.mocked(keepDraft).mockReturnValueOnce(keeping.promise)
  await draw(<Step file={file} />)
  await page.getByRole('button', { name: 'Tomar' }).click()
  await expect.poll(() => vi.mocked(keepDraft).mock.lastCall?.[0].step).toBe('finish')
  await expect.element(page.getByRole('status')).toHaveTextContent('preparing')
  keeping.resolve(undefined)
  await expect.element(page.getByRole('status')).toHaveTextContent('ready')
})
