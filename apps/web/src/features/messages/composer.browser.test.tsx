import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#shared/drawn.fixture.tsx'
import { Composer } from './Composer.tsx'
import { messagesTexts } from './messages.texts.ts'
import { handInMessage } from './outbox/message-courier.ts'

vi.mock('./outbox/message-courier.ts', () => ({ handInMessage: vi.fn() }))

const texts = messagesTexts.write

test('what is on its way goes once however often it is pressed, and what is written meanwhile stays and goes next', async () => {
  const ways: (() => void)[] = []
  vi.mocked(handInMessage).mockImplementation(() => new Promise<void>((done) => ways.push(done)))
  const words = () => vi.mocked(handInMessage).mock.calls.map(([{ text }]) => text)
  await draw(<Composer orderId="of-no-order" hidesContacts={false} />)
  const field = page.getByRole('textbox', { name: texts.label })
  const send = page.getByRole('button', { name: texts.send, exact: true })

  await field.fill('La bodega cierra a las cinco')
  await send.click()
  await send.click()
  expect(words()).toEqual(['La bodega cierra a las cinco'])
  await field.fill('Entren por la portería 2')
  ways[0]?.()
  await expect.element(send).toBeEnabled()
  await expect.element(field).toHaveValue('Entren por la portería 2')
  await send.click()
  expect(words()).toEqual(['La bodega cierra a las cinco', 'Entren por la portería 2'])
  ways[1]?.()
  await expect.element(field).toHaveValue('')
  await expect.element(send).toBeDisabled()
})
