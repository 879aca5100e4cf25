import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, draw, focusOn, Holding, phone, soon } from '#shared/drawn.fixture.tsx'
import { ActButton } from './ActButton.tsx'
import { DropMenu, type MenuGroup } from './DropMenu.tsx'
import { NavMenu } from './NavMenu.tsx'
import { Tabs } from './Tabs.tsx'

const pressed = vi.fn<(what: string) => void>()
beforeEach(() => pressed.mockReset())

const groups: readonly MenuGroup[] = [
  {
    key: 'look',
    title: 'Apariencia',
    entries: [
      { key: 'light', label: 'Claro', icon: 'sun', isChosen: true, onPress: () => pressed('light') },
      { key: 'dark', label: 'Oscuro', icon: 'moon', onPress: () => pressed('dark') },
    ],
  },
  { key: 'none', title: 'Nada', entries: [] },
  {
    key: 'own',
    entries: [
      { key: 'profile', label: 'Mi perfil', icon: 'user', to: '/perfil' },
      { key: 'out', label: 'Salir', icon: 'logout', onPress: () => pressed('out') },
    ],
  },
]

const Menu = () => (
  <div style={{ textAlign: 'right' }}>
    <DropMenu groups={groups}>
      {(button) => (
        <button type="button" {...button}>
          Su cuenta
        </button>
      )}
    </DropMenu>
    <button type="button">Después</button>
  </div>
)

const button = page.getByRole('button', { name: 'Su cuenta' })
const menu = page.getByRole('menu')
const entry = (name: string) => page.getByRole('menuitem', { name })

test('a menu is heard with its groups, and what is chosen in it', async () => {
  await draw(<Menu />)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(menu).toMatchAriaInlineSnapshot(`
    - menu:
      - group "Apariencia":
        - text: Apariencia
        - menuitem "Claro"
        - menuitem "Oscuro"
      - separator
      - group:
        - menuitem "Mi perfil"
        - menuitem "Salir"
  `)
  await expect.element(entry('Claro')).toHaveAttribute('aria-current', 'true')
})

test('by the keyboard one goes round in it, and Escape gives the focus back', async () => {
  await draw(<Menu />)
  focusOn(button)
  await userEvent.keyboard('{Enter}')
  await expect.element(entry('Claro')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(entry('Salir')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(entry('Oscuro')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(entry('Salir')).toHaveFocus()
  await userEvent.keyboard('{Home}m')
  await expect.element(entry('Mi perfil')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(entry('Salir')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(pressed.mock.calls).toEqual([['out']])
  await expect.element(button).toHaveFocus()
})

test('Tab goes on from its button, a press beside it closes it, and a link leads away', async () => {
  await draw(<Menu />)
  focusOn(button)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Claro')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await page.getByRole('button', { name: 'Después' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await button.click()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await entry('Mi perfil').click()
  await soon(() => expect(location.pathname).toBe('/perfil'))
})

test('on a phone the menu stays inside the window', async () => {
  await draw(<Menu />, phone)
  await button.click()
  await expect.element(entry('Salir')).toBeVisible()
  const box = boxOf(menu)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(phone.width)
  expect(boxOf(entry('Salir')).height).toBeGreaterThanOrEqual(48)
})

const Kinds = () => (
  <Holding<'one' | 'two' | 'three'> start="one">
    {(active, set) => (
      <Tabs
        active={active}
        onChoose={set}
        tabs={[
          { key: 'one', label: 'Mis servicios', body: <p>Los míos</p> },
          { key: 'two', label: 'Disponibles', body: <p>Los de todos</p> },
          { key: 'three', label: 'Pasados', body: <input aria-label="Buscar" /> },
        ]}
      />
    )}
  </Holding>
)

const tab = (name: string) => page.getByRole('tab', { name })

test('tabs are one stop of the keyboard, their arrows choose, and only what lies under the open one is there', async () => {
  await draw(<Kinds />)
  await userEvent.tab()
  await expect.element(tab('Mis servicios')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Disponibles')).toHaveFocus()
  await expect.element(tab('Disponibles')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Los míos')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(tab('Pasados')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Buscar' })).toHaveFocus()
  await tab('Mis servicios').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Mis servicios' })).toBeVisible()
  await expect.element(page.elementLocator(document.body)).toMatchAriaInlineSnapshot(`
    - tablist:
      - tab "Mis servicios" [selected]
      - tab "Disponibles"
      - tab "Pasados"
    - tabpanel "Mis servicios":
      - paragraph: Los míos
  `)
})

test('the places of the portal are links, one of them the current, by their names also when they are folded', async () => {
  const places = [
    { key: 'own', title: undefined, entries: [{ path: '/', title: 'Inicio', icon: 'home' as const }] },
    {
      key: 'money',
      title: 'Dinero',
      entries: [{ path: '/pagos', title: 'Pagos', icon: 'card' as const }],
    },
  ]
  const go = () => pressed('gone')
  await draw(
    <Holding start={false}>
      {(isFolded, fold) => (
        <nav aria-label="Menú" onDoubleClick={() => fold(true)}>
          <NavMenu groups={places} currentPath="/" isFolded={isFolded} onNavigate={go} />
        </nav>
      )}
    </Holding>,
  )
  const nav = page.getByRole('navigation', { name: 'Menú' })
  await expect.element(nav).toMatchAriaInlineSnapshot(`
    - navigation "Menú":
      - list:
        - listitem:
          - link "Inicio":
            - /url: /
      - paragraph: Dinero
      - list "Dinero":
        - listitem:
          - link "Pagos":
            - /url: /pagos
  `)
  await expect.element(page.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  await nav.getByText('Dinero').dblClick()
  const link = page.getByRole('link', { name: 'Pagos' })
  await expect.element(link).toHaveAttribute('title', 'Pagos')
  await link.click()
  expect(pressed).toHaveBeenCalledWith('gone')
})

test('why a button is closed is seen by who points at it or comes by the keyboard, and heard', async () => {
  await draw(<ActButton whyNot="Aún no tiene conductor">Iniciar</ActButton>)
  const act = page.getByRole('button', { name: 'Iniciar' })
  await expect.element(act).toHaveAccessibleDescription('Aún no tiene conductor')
  const shown = () => document.querySelector('[popover]:popover-open')?.textContent
  await userEvent.tab()
  await soon(() => expect(shown()).toBe('Aún no tiene conductor'))
  await userEvent.keyboard('{Escape}')
  await soon(() => expect(shown()).toBeUndefined())
  await act.hover()
  await soon(() => expect(shown()).toBe('Aún no tiene conductor'))
})
