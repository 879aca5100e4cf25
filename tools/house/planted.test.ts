// Every rule of the house finds the fault it is for, and lets the honest neighbour pass.
import { describe, expect, test } from 'vitest'
import { actsGoOnce } from './acts-once.ts'
import { antDesignIsOfTheKit, lightPagesStayLight } from './borders/ant-design.ts'
import { wornClassesExist } from './classes.ts'
import { featuresAskTheirContext, noClockInSql } from './clock.ts'
import { noCycles } from './borders/cycles.ts'
import { folderBoundaries, hashesHaveTheirThread, providerPorts } from './borders/folders.ts'
import { formsAreWatched, nothingTypedIsCut, windowsAreGuarded } from './forms.ts'
import { ladderHolds, screensApart, webFeaturesApart } from './borders/ladder.ts'
import { listsAreValues } from './lists.ts'
import { commentsBelong, noBarrels, silenceHasAReason, testsSpeakAndRun } from './manners.ts'
import { packageLine, pureDomain } from './borders/package-line.ts'
import { shapesStayAtTheServer } from './shapes-stay.ts'
import { plant, type Rule, type Source } from './reading/source.ts'
import { tablesAreOwned } from './borders/table-ownership.ts'
import { textsHaveTheirPlace } from './texts.ts'

const feature = (room: string, file: string, text: string): Source =>
  plant(`apps/api/src/features/${room}/${file}`, text)
const web = (path: string, text: string): Source => plant(`apps/web/src/${path}`, text)
const ladder = ladderHolds(['users', 'orders', 'offers'])
const owned = tablesAreOwned({ orders: ['orders'], offers: ['offers'] })
const worn = wornClassesExist([
  plant('apps/web/src/app/a.module.css', '.open { color: red }\n.open .part { top: 0 }'),
])
const actsOnce = actsGoOnce((endpoint) => endpoint === 'orders.all')
const values = listsAreValues(['apps/web/src/screens/main/whole.tsx'])
const table = "import { DataTable } from '#shared/table/DataTable.tsx'"
const other = "import type { A } from './b.ts'\nexport type B = A"

type Case = [fault: string, rule: Rule, files: Source[]]

const faults: Case[] = [
  [
    'the domain imports the contract',
    packageLine,
    [plant('packages/domain/src/a.ts', "import type { A } from '@arriero/contract'")],
  ],
  ['the domain imports zod', packageLine, [plant('packages/domain/src/a.ts', "import { z } from 'zod'")]],
  [
    'the domain imports node',
    packageLine,
    [plant('packages/domain/src/a.ts', "import { readFile } from 'node:fs'")],
  ],
  [
    'the contract imports an app',
    packageLine,
    [plant('packages/contract/src/a.ts', "import { a } from '@arriero/api'")],
  ],
  [
    'the web reaches into the API by path',
    packageLine,
    [web('app/a.ts', "import { a } from '../../../api/src/ids.ts'")],
  ],
  [
    'the domain reads the clock',
    pureDomain,
    [plant('packages/domain/src/a.ts', 'export const at = () => Date.now()')],
  ],
  [
    'the database imports a feature',
    folderBoundaries,
    [plant('apps/api/src/database/a.ts', "import { a } from '#features/orders/orders.store.ts'")],
  ],
  [
    'the database refuses as the shell does',
    folderBoundaries,
    [plant('apps/api/src/database/a.ts', "import { AppError } from '#app-error.ts'")],
  ],
  ['a feature imports the world', folderBoundaries, [feature('orders', 'a.ts', "import('#world/world.ts')")]],
  [
    'production imports the tests’ helpers',
    folderBoundaries,
    [plant('apps/api/src/compose.ts', "import { as } from '#testing/as.ts'")],
  ],
  [
    'an unknown folder',
    folderBoundaries,
    [plant('apps/api/src/utils/a.ts', "import { a } from '#context.ts'")],
  ],
  [
    'a web feature imports a screen',
    folderBoundaries,
    [web('features/orders/a.ts', "import { a } from '#screens/main/a.ts'")],
  ],
  [
    'a shared piece imports a feature',
    folderBoundaries,
    [web('shared/ui/a.ts', "import { a } from '#features/orders/a.ts'")],
  ],
  [
    'a room is left by a relative path',
    folderBoundaries,
    [feature('offers', 'a.ts', "import { a } from '../orders/orders.store.ts'")],
  ],
  [
    'a feature imports a sandbox',
    providerPorts,
    [feature('payments', 'a.ts', "import { a } from '#providers/payment/sandbox/desk.ts'")],
  ],
  [
    'a hash beside its thread',
    hashesHaveTheirThread,
    [feature('sessions', 'a.ts', "import { hash } from '@node-rs/argon2'")],
  ],
  [
    'a feature imports one below',
    ladder,
    [feature('orders', 'a.ts', "import { a } from '#features/offers/offers.store.ts'")],
  ],
  [
    'a feature imports a type from one below',
    ladder,
    [feature('orders', 'a.ts', "import type { A } from '#features/offers/offers.store.ts'")],
  ],
  ['a feature that is not on the ladder', ladder, [feature('invoices', 'a.ts', 'export const a = 1')]],
  [
    'a room writes another’s table',
    owned,
    [feature('offers', 'offers.store.ts', "db.updateTable('orders').set({})")],
  ],
  [
    'a room writes another’s table in raw SQL',
    owned,
    [feature('offers', 'offers.store.ts', 'sql`update orders as o set status = 1`')],
  ],
  ['a view writes', owned, [feature('orders', 'orders.views.ts', "db.insertInto('orders').values({})")]],
  [
    'a table that nobody owns',
    owned,
    [feature('orders', 'orders.store.ts', 'sql`insert into "secrets" values (1)`')],
  ],
  ['the shell writes a feature’s table', owned, [plant('apps/api/src/http/a.ts', "db.deleteFrom('orders')")]],
  ['a table with two owners', tablesAreOwned({ orders: ['orders'], offers: ['orders'] }), []],
  [
    'a web feature imports another',
    webFeaturesApart,
    [web('features/orders/a.ts', "import { a } from '#features/offers/a.ts'")],
  ],
  [
    'a screen imports another',
    screensApart,
    [web('screens/main/fleet/FleetScreen.tsx', "import { Tabs } from '../people/Tabs.tsx'")],
  ],
  [
    'a sentence with accents',
    textsHaveTheirPlace,
    [feature('orders', 'a.ts', "export const a = 'El envío salió'")],
  ],
  [
    'a sentence without accents',
    textsHaveTheirPlace,
    [feature('orders', 'a.ts', 'export const a = `Elija el origen de la carga`')],
  ],
  ['a label', textsHaveTheirPlace, [web('app/A.tsx', "export const a = { label: 'Guardar' }")]],
  ['words between tags', textsHaveTheirPlace, [web('app/A.tsx', 'export const A = () => <p>Salir</p>')]],
  [
    'Ant Design in a screen of the portal',
    antDesignIsOfTheKit,
    [web('screens/main/A.tsx', "import { Button } from 'antd'")],
  ],
  [
    'Ant Design in a plain piece',
    antDesignIsOfTheKit,
    [web('shared/plain/A.tsx', "import A from '@ant-design/icons/A'")],
  ],
  [
    'Ant Design by the back door',
    lightPagesStayLight,
    [
      web('entries/driver.tsx', "import { A } from '#shared/ui/A.tsx'"),
      web('shared/ui/A.tsx', "import { Button } from 'antd'"),
    ],
  ],
  [
    'a class that its stylesheet does not have',
    worn,
    [
      web(
        'app/A.tsx',
        "import styles from './a.module.css'\nexport const A = () => <p className={styles.opened} />",
      ),
    ],
  ],
  [
    'a form that nobody watches',
    formsAreWatched,
    [web('features/orders/A.tsx', 'export const A = () => <form noValidate onSubmit={send} />')],
  ],
  [
    'a form of Ant Design that nobody watches',
    formsAreWatched,
    [
      web(
        'features/orders/A.tsx',
        "import { Button, Form } from 'antd'\nexport const A = () => <Form onFinish={send} />",
      ),
    ],
  ],
  [
    'a window of its own',
    windowsAreGuarded,
    [
      web(
        'features/orders/A.tsx',
        "import { Button, Modal } from 'antd'\nexport const A = () => <Modal open />",
      ),
    ],
  ],
  [
    'a field that cuts what is pasted',
    nothingTypedIsCut,
    [web('features/orders/A.tsx', 'export const A = () => <Input maxLength={120} />')],
  ],
  [
    'a search that cuts what is pasted',
    nothingTypedIsCut,
    [web('shared/table/Search.tsx', 'export const Search = () => <Input maxLength={80} />')],
  ],
  [
    'a form that judges with the shape of an endpoint',
    shapesStayAtTheServer,
    [web('features/orders/a.ts', 'export const a = (x: unknown) => api.orders.create.body.safeParse(x)')],
  ],
  [
    'the shape of a question',
    shapesStayAtTheServer,
    [web('features/orders/a.ts', 'const known = Object.keys(api.orders.all.query.shape)')],
  ],
  [
    'a shape taken out of its endpoint',
    shapesStayAtTheServer,
    [web('features/orders/a.ts', 'const { reply } = api.orders.all')],
  ],
  [
    'a shape behind another name',
    shapesStayAtTheServer,
    [web('features/orders/a.ts', 'const { create } = api.orders\nexport const a = create.body.parse(1)')],
  ],
  [
    'an act by the library’s own hook',
    actsOnce,
    [web('features/orders/a.ts', "import { useMutation } from '@tanstack/react-query'")],
  ],
  [
    'a bare call of the server',
    actsOnce,
    [web('screens/main/a.ts', "import { call, CallError } from '@arriero/contract/call'")],
  ],
  [
    'what lies under the acts',
    actsOnce,
    [web('features/orders/a.ts', "import { callServer } from '#shared/api/call-server.ts'")],
  ],
  [
    'an act sent as if it were a read',
    actsOnce,
    [web('features/orders/a.ts', 'await send(api.orders.create, { body })')],
  ],
  [
    'a press that goes on after another one’s act',
    actsOnce,
    [web('features/orders/a.ts', 'await act.mutateAsync({ body })')],
  ],
  [
    'now() in SQL',
    noClockInSql,
    [feature('orders', 'a.store.ts', 'sql`select * from orders where at < now()`')],
  ],
  [
    'a default time in a migration',
    noClockInSql,
    [
      plant(
        'apps/api/src/database/migrations/1.ts',
        'sql`alter table a alter b set default CURRENT_TIMESTAMP`',
      ),
    ],
  ],
  ['now as a built function', noClockInSql, [feature('orders', 'a.store.ts', "eb.fn('now')")]],
  [
    'a feature with a clock of its own',
    featuresAskTheirContext,
    [feature('orders', 'a.ts', 'const at = new Date()')],
  ],
  [
    'two files that import each other',
    noCycles,
    [
      plant('tools/a.ts', "import type { B } from './b.ts'\nexport type A = B"),
      plant('tools/b.ts', other.replace('./b.ts', './a.ts')),
    ],
  ],
  [
    'a silenced warning',
    silenceHasAReason,
    [plant('apps/api/src/a.ts', '// oxlint-disable-next-line no-console')],
  ],
  [
    'an error that is expected without a word',
    silenceHasAReason,
    [plant('apps/api/src/a.ts', '// @ts-expect-error')],
  ],
  [
    'the head of a file that was folded into another',
    commentsBelong,
    [plant('apps/api/src/a.ts', 'const a = 1\n\n/** How a phone speaks. */\n\nconst b = 2')],
  ],
  [
    'a head behind an import',
    commentsBelong,
    [
      plant(
        'apps/api/src/a.ts',
        "import { b } from './b.ts'\n// How a phone speaks.\nimport { c } from './c.ts'",
      ),
    ],
  ],
  ['a barrel', noBarrels, [plant('apps/web/src/shared/index.ts', 'export {}')]],
  ['a star export', noBarrels, [plant('apps/web/src/shared/a.ts', "export * from './b.ts'")]],
  [
    'a test that should',
    testsSpeakAndRun,
    [plant('apps/api/src/a.test.ts', "test('it should work', () => {})")],
  ],
  ['a test left out', testsSpeakAndRun, [plant('apps/api/src/a.test.ts', "test.skip('it works', () => {})")]],
  [
    'a list that is drawn by columns of its own',
    values,
    [web('screens/main/whole.tsx', table), web('screens/main/a.tsx', table)],
  ],
  ['a list that is named as whole and is a value', values, [web('screens/main/whole.tsx', '<ListTable />')]],
]

const honest: Case[] = [
  [
    'a hash in its thread',
    hashesHaveTheirThread,
    [feature('users', 'hash-thread.ts', "import { hash } from '@node-rs/argon2'")],
  ],
  [
    'the contract imports the domain and zod',
    packageLine,
    [
      plant(
        'packages/contract/src/a.ts',
        "import { z } from 'zod'\nimport { a } from '@arriero/domain/money/money'",
      ),
    ],
  ],
  [
    'a domain test imports fast-check',
    packageLine,
    [plant('packages/domain/src/a.test.ts', "import fc from 'fast-check'")],
  ],
  [
    'jobs and tickets refuse as acts do',
    folderBoundaries,
    [plant('apps/api/src/effects/a.ts', "import { AppError } from '#app-error.ts'")],
  ],
  [
    'a feature imports one above',
    ladder,
    [feature('offers', 'a.ts', "import { a } from '#features/orders/orders.store.ts'")],
  ],
  [
    'a store writes its table and upserts',
    owned,
    [
      feature(
        'orders',
        'orders.store.ts',
        'sql`insert into orders values (1) on conflict do update set a = 1`',
      ),
    ],
  ],
  [
    'a view reads any table for update',
    owned,
    [feature('offers', 'offers.views.ts', 'sql`select * from orders for update`')],
  ],
  [
    'the shell writes its own table',
    owned,
    [plant('apps/api/src/http/a.ts', "db.insertInto('idempotency_keys')")],
  ],
  [
    'English, codes and paths',
    textsHaveTheirPlace,
    [web('app/A.tsx', "export const A = () => <a href='/conductor'>{'order.not_open'} · 3</a>")],
  ],
  ['a text in its place', textsHaveTheirPlace, [web('app/app.texts.ts', "export const a = 'Cerrar sesión'")]],
  ['Ant Design in the kit', antDesignIsOfTheKit, [web('shared/ui/A.tsx', "import { Button } from 'antd'")]],
  [
    'a class of its stylesheet',
    worn,
    [
      web(
        'app/A.tsx',
        "import styles from './a.module.css'\nexport const A = () => <p className={styles.open}><b className={styles.part} /></p>",
      ),
    ],
  ],
  [
    'forms that are watched',
    formsAreWatched,
    [
      web(
        'features/orders/A.tsx',
        "import { Form } from '#shared/unsaved/Form.tsx'\nexport const A = () => <Form onSubmit={send} />",
      ),
      web(
        'features/orders/B.tsx',
        "import { Form } from 'antd'\nexport const B = () => <Form component={WatchedForm} onFinish={send} />",
      ),
    ],
  ],
  [
    'a window that guards',
    windowsAreGuarded,
    [
      web(
        'features/orders/A.tsx',
        "import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'\nexport const A = () => <ResponsiveModal isOpen />",
      ),
    ],
  ],
  [
    'a field that tells what is too long',
    nothingTypedIsCut,
    [web('features/orders/A.tsx', 'export const A = () => <LineInput most={120} />')],
  ],
  [
    'the types of an endpoint, how it is called, and what has the same names',
    shapesStayAtTheServer,
    [
      web(
        'features/orders/a.ts',
        'type A = ReplyOf<typeof api.orders.all>\nsend(api.orders.create, { body: { a: api.orders.all.path } })\nJSON.parse(response.body)',
      ),
    ],
  ],
  [
    'a test that looks at a shape',
    shapesStayAtTheServer,
    [web('features/orders/a.test.ts', 'api.orders.create.body.parse({})')],
  ],
  [
    'a read, an act by its hook, and who comes back by his cookie',
    actsOnce,
    [
      web(
        'features/orders/a.ts',
        'send(api.orders.all, {})\nact(api.orders.create, {})\nuseAct(api.orders.create)',
      ),
      web('features/orders/b.ts', "import { CallError } from '@arriero/contract/call'"),
      web('shared/session/come-back.ts', "import { call } from '@arriero/contract/call'"),
      web('shared/api/queries.ts', "import { useMutation } from '@tanstack/react-query'"),
    ],
  ],
  ['a function of the same name', noClockInSql, [feature('orders', 'a.ts', 'ctx.now.getTime()')]],
  ['a chain of imports', noCycles, [plant('tools/a.ts', other), plant('tools/b.ts', 'export type A = 1')]],
  [
    'the head of a file, and what a declaration is for',
    commentsBelong,
    [plant('apps/api/src/a.ts', '// How a phone speaks.\n\n/** Seconds. */\nconst a = 1\n// Why.\nb()')],
  ],
  [
    'a silenced warning with its reason',
    silenceHasAReason,
    [plant('apps/api/src/a.ts', '// oxlint-disable-next-line no-console -- the console is its purpose')],
  ],
  [
    'a list that is a value, and one that comes whole',
    values,
    [web('screens/main/whole.tsx', table), web('shared/table/ListTable.tsx', table)],
  ],
]

const titled = (cases: Case[]): Array<{ says: string; rule: Rule; files: Source[] }> =>
  cases.map(([says, rule, files]) => ({ says, rule, files }))

describe('a planted fault is found', () => {
  test.each(titled(faults))('$says', ({ rule, files }) => {
    expect(rule(files)).not.toEqual([])
  })
})

describe('what is honest passes', () => {
  test.each(titled(honest))('$says', ({ rule, files }) => {
    expect(rule(files)).toEqual([])
  })
})
