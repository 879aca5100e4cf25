/** Staff notes something about a service, calls a colleague by name, who is led to the note; and it can be mended for a while. */
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'administrator@demo.arriero.co'
const colleagueEmail = 'soport@demo.arriero.co'

test('a note calls a colleague, he is led to it, its author mends it and takes it back', async ({
  browser,
}) => {
  const ask = await callerOf(email)
  const colleague = await callerOf(colleagueEmail)
  const people = (await ask('/note/colleagues'))['items'] as { _id: string; name: string }[]
  const name = people.find(({ _id }) => _id === colleague.userId)?.name ?? ''
  const found = (await ask('/order/type?limit=1&status=4', {
    userType: 'administrator',
    _id: ask.userId,
  })) as {
    items?: { _id: string }[]
  }
  const id = found.items?.[0]?._id ?? ''

  const page = await enter(browser, { email, at: `/main/servicio/${id}/notas` })
  await expect(page.getByText('Todavía no hay notas.')).toBeVisible()
  await isAccessibleEverywhere(page, 'no notes')
  // By the keyboard alone: the first letters of a name, down to the names, picked.
  const words = page.getByRole('textbox', { name: 'Nota nueva' })
  await words.focus()
  await page.keyboard.type(`Revise la devolución, @${name.slice(0, 4)}`)
  await expect(page.getByRole('group', { name: 'Mencionar a' }).getByRole('button', { name })).toBeVisible()
  await isAccessible(page, 'names to call')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue(`Revise la devolución, @${name} `)
  await expect(words).toBeFocused()
  await page.keyboard.type('por favor')
  await page.getByRole('button', { name: 'Guardar la nota' }).click()
  await isTold(page, 'La nota quedó guardada')
  await expect(words).toHaveValue('')
  const note = page.getByRole('listitem').filter({ hasText: 'Revise la devolución' })
  await expect(note.getByText(`@${name}`, { exact: true })).toBeVisible()

  const other = await enter(browser, { email: colleagueEmail })
  await other.getByRole('button', { name: /^Avisos/ }).click()
  await other
    .getByText(/lo mencionó en una nota/)
    .first()
    .click()
  await expect(other).toHaveURL(new RegExp(`/main/servicio/${id}/notas\\?nota=`))
  await expect(
    other.locator('[aria-current="true"]').filter({ hasText: 'Revise la devolución' }),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: /^Cambiar la nota/ })).toHaveCount(0)
  await isAccessibleEverywhere(other, 'notes as support reads them')
  await other.context().close()

  await note.getByRole('button', { name: /^Cambiar la nota/ }).click()
  const window = page.getByRole('dialog', { name: 'Cambiar la nota' })
  await window.getByRole('textbox', { name: 'Nota' }).fill(`Revise hoy, @${name}`)
  await window.getByRole('button', { name: 'Guardar el cambio' }).click()
  await isTold(page, 'La nota quedó cambiada')
  const changed = page.getByRole('listitem').filter({ hasText: 'Revise hoy' })
  await expect(changed).toContainText('cambiada')
  await isAccessibleEverywhere(page, 'a changed note')

  await changed.getByRole('button', { name: /^Retirar la nota/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await isTold(page, 'La nota quedó retirada')
  await expect(page.getByText('Nota retirada por quien la escribió.')).toBeVisible()
  await page.context().close()
})
